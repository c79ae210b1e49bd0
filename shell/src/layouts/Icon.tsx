import styles from './Icon.module.css';

/** Stroke icons of the public layout, on a 24-pixel grid; signed-in parts have antd's icons. */
const strokes = {
  close: 'M5 5l14 14M19 5L5 19',
  logout: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  menu: 'M3 6h18M3 12h18M3 18h18',
  moon: 'M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
} as const;

export type IconName = keyof typeof strokes;

/** A decorative stroke icon: the text beside it, or the button's label, names it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}

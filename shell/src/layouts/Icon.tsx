import styles from './Icon.module.css';

/** Stroke icons on a 24-pixel grid; menu entries bring their own. */
const strokes = {
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  close: 'M5 5l14 14M19 5L5 19',
  diploma: 'M12 4L2 9l10 5 10-5zM6 11v5c3 3 9 3 12 0v-5',
  logout: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  menu: 'M3 6h18M3 12h18M3 18h18',
  moon: 'M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
} as const;

export type IconName = keyof typeof strokes;

interface IconProps {
  name?: IconName;
  /** SVG path data, as in remote.json; takes priority over `name`. */
  path?: string;
}

/** A decorative stroke icon: the text beside it, or the button's label, names it. */
export function Icon({ name = 'diploma', path = strokes[name] }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

import styles from './Icon.module.css';

/** Strokes on a 24-pixel grid, drawn for the shell; remotes name them in remote.json. */
const strokes = {
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  close: 'M5 5l14 14M19 5L5 19',
  dashboard: 'M4 20V10M10 20V4M16 20v-7M22 20H2',
  diploma: 'M12 4L2 9l10 5 10-5zM6 11v5c3 3 9 3 12 0v-5',
  gift: 'M4 11h16v9H4zM2 7h20v4H2zM12 7v13M12 7c-2-5-7-4-5 0M12 7c2-5 7-4 5 0',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  idcard: 'M3 5h18v14H3zM8 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5 16c1-3 5-3 6 0M14 10h4M14 14h4',
  logout: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  menu: 'M3 6h18M3 12h18M3 18h18',
  news: 'M4 4h13v16H6a2 2 0 0 1-2-2zM17 9h3v9a2 2 0 0 1-2 2M7 8h7M7 12h7M7 16h4',
  picture: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15 9h.01',
  pulse: 'M2 12h5l3-8 4 16 3-8h5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  team: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-7 12-7 12 0M16 5a3 3 0 0 1 0 6M17 14c3 0 4 2 4 5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c0-8 14-8 14 0',
  work: 'M3 8h18v12H3zM9 8V4h6v4M3 13h18M12 12v2',
  moon: 'M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
} as const;

/** Other names for the same strokes, as remotes know them. */
const aliases: Record<string, keyof typeof strokes> = {
  appstore: 'grid',
  opportunity: 'work',
  opportunities: 'work',
  solution: 'work',
  read: 'news',
  actualities: 'news',
  slides: 'picture',
  categories: 'grid',
  types: 'idcard',
  advantages: 'gift',
  admins: 'shield',
  safety: 'shield',
  profile: 'user',
};

/** A stroke icon, for the eye only: the text beside it, or the button's label, says it. */
export function Icon({ name }: { name: string | undefined }) {
  const known = (name && name in strokes ? name : aliases[name ?? '']) as
    keyof typeof strokes | undefined;
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[known ?? 'diploma']} />
    </svg>
  );
}

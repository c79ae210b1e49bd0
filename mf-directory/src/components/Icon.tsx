import styles from './Icon.module.css';

/** A decorative 24 × 24 icon; the text beside it has the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

export type IconName = keyof typeof paths;

const paths = {
  team: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.6a3.5 3.5 0 0 1 0 6M18 14.4c2.1.8 3.5 2.8 3.5 5.6',
  check: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-9 3 3 5.5-6',
  hourglass: 'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9',
  medal: 'M12 15a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm-3.5-1.5L7 21l5-2.5 5 2.5-1.5-7.5',
  minus: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-9h8',
  phone:
    'M5 4h4l1.5 5-2.3 1.5a12 12 0 0 0 5.3 5.3L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  mail: 'M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5',
  place:
    'M12 21c4.5-4.6 7-8 7-11.2A7 7 0 0 0 5 9.8C5 13 7.5 16.4 12 21Zm0-8.5a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8 3.5V8M16 3.5V8',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  enter: 'M14 4h5.5v16H14M3.5 12H15M11 8l4 4-4 4',
  filter: 'M3.5 6h17M6.5 12h11M10 18h4',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9M20 4v5h-5',
  plus: 'M12 4.5v15M4.5 12h15',
  options:
    'M4 7h9M18 7h2M4 17h2M11 17h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  work: 'M3.5 8h17v11.5h-17ZM9 8V4.5h6V8M3.5 13h17',
  next: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
} as const;

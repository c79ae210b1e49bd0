import styles from './SocialIcon.module.css';

/** Icon of a social network if we have one, otherwise its first letter. */
export function SocialIcon({ label }: { label: string }) {
  const shape = shapes[label.toLowerCase().split(' ')[0] ?? ''];
  return (
    <span className={styles.icon} aria-hidden="true">
      {shape ? (
        <svg viewBox="0 0 24 24">
          <path d={shape} fillRule="evenodd" />
        </svg>
      ) : (
        label.charAt(0)
      )}
    </span>
  );
}

const shapes: Record<string, string> = {
  facebook:
    'M13.7 21v-8h2.7l.5-3.2h-3.2V7.9c0-1 .5-1.7 1.8-1.7H17V3.3C16.6 3.2 15.7 3 14.7 3c-2.5 0-4.2 1.5-4.2 4.3v2.5H7.7V13h2.8v8z',
  linkedin:
    'M4 9.2h3.4V20H4zM5.7 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.6 9.2h3.2v1.5c.5-.9 1.7-1.8 3.4-1.8 3.3 0 3.9 2.1 3.9 4.9V20h-3.4v-5.6c0-1.3 0-3-1.9-3s-2.1 1.4-2.1 2.9V20H9.6z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM16.7 6.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  youtube:
    'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5.2-3z',
  x: 'M3 4h5.6l4.1 5.5L17.6 4h2.5l-6.3 7.1L21 20h-5.5l-4.4-5.9L5.9 20H3.4l6.6-7.5zM6.3 5.5 16.3 18.5h1.6L7.9 5.5z',
};

import type { SocialProvider } from '@alumni/shared-contract';

/** Initial of a provider, in the colour of its button. */
export function SocialMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={marks[provider]} />
    </svg>
  );
}

const marks: Record<SocialProvider, string> = {
  google:
    'M12.2 10.3v3.6h5.1c-.4 2.2-2.3 3.8-5.1 3.8a5.7 5.7 0 1 1 3.7-10l2.7-2.7A9.5 9.5 0 1 0 12.2 21.5c5.5 0 9.2-3.9 9.2-9.3 0-.7-.1-1.3-.2-1.9Z',
  facebook:
    'M13.7 21.9v-7h2.4l.5-3h-2.9V10c0-.9.4-1.7 1.7-1.7h1.3V5.7s-1.2-.2-2.3-.2c-2.4 0-3.9 1.4-3.9 4v2.4H7.9v3h2.6v7a10 10 0 1 1 3.2 0Z',
};

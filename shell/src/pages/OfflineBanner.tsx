import { texts } from '@alumni/shared-contract';
import { useSyncExternalStore } from 'react';
import styles from './OfflineBanner.module.css';

/** Shown offline, or when the page uses the last known registry. */
export function OfflineBanner({ stale }: { stale: boolean }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const message = online ? stale && staleText : texts.offline;
  return (
    <div role="status" className={message ? styles.banner : undefined}>
      {message}
    </div>
  );
}

const staleText =
  'Le site est affiché dans sa dernière version connue : certaines pages peuvent manquer.';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

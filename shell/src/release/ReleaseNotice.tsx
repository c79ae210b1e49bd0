import { Button } from '@alumni/shared-ui/guest';
import { onUnsavedChange, hasUnsavedChanges } from '@alumni/shared-ui/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { outdatedText } from '../faults/fault-texts';
import { followLinksWithPageLoads } from './follow-links-with-page-loads';
import { onPartLost } from './on-part-lost';
import { watchRelease } from './release-watch';
import { isOutdated } from './reload-if-released';
import styles from './ReleaseNotice.module.css';

/**
 * Offers a reload after a new release. With unsaved text in a form, shown only when a file of the
 * old release is gone.
 */
export function ReleaseNotice({
  onNavigate,
}: {
  onNavigate: (listener: () => void) => () => void;
}) {
  const [watch] = useState(() => watchRelease());
  const isNews = useSyncExternalStore(watch.subscribe, watch.isNews);
  const isUnsaved = useSyncExternalStore(onUnsavedChange, hasUnsavedChanges);
  const [isLacking, setLacking] = useState(false);
  useEffect(() => onPartLost(() => void isOutdated().then(setLacking)), []);
  useEffect(() => {
    const stops = [
      watch.follow(),
      onNavigate(() => void watch.ask()),
      followLinksWithPageLoads(() => watch.isOut() && navigator.onLine && !hasUnsavedChanges()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [watch, onNavigate]);
  return (
    <div role="status">
      {(isLacking || (isNews && !isUnsaved)) && (
        <div className={styles.notice}>
          <p>{isLacking ? outdatedText : 'Une nouvelle version du site est disponible.'}</p>
          <Button variant="primary" onClick={() => location.reload()}>
            Actualiser
          </Button>
          <Button onClick={isLacking ? () => setLacking(false) : watch.putOff}>Plus tard</Button>
        </div>
      )}
    </div>
  );
}

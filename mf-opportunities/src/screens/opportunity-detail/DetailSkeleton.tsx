import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import styles from './OpportunityDetailScreen.module.css';

/** Loading state: picture, facts and texts. */
export function DetailSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <p className="visually-hidden" role="status">
        Chargement…
      </p>
      <CardSkeleton className={styles.asidePlace} rows={6} />
      <div className={styles.texts}>
        <CardSkeleton rows={5} />
        <CardSkeleton rows={3} />
      </div>
    </div>
  );
}

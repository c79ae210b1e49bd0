import { Skeleton } from '@alumni/shared-ui/page';
import styles from './OpportunityDetailScreen.module.css';

/** Loading state: picture, facts and texts. */
export function DetailSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <p className="visually-hidden" role="status">
        Chargement…
      </p>
      <div className={styles.aside}>
        <Skeleton className={styles.picture} />
        <Skeleton shape="block" />
      </div>
      <div className={styles.texts}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

import { Skeleton } from '@alumni/shared-ui/page';
import styles from './AlumnusDetailScreen.module.css';

/** Loading state of the detail, same size. */
export function DetailSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Chargement du profil…
      </p>
      <Skeleton shape="card" />
      <div className={styles.columns}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </>
  );
}

import { Skeleton } from '@alumni/shared-ui/page';
import styles from './AlumnusDetailScreen.module.css';

/** The detail before its answer, in the place it will take. */
export function DetailSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Chargement du profil…
      </p>
      <Skeleton shape="card" />
      <div className={styles['columns']}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </>
  );
}

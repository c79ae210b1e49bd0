import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import styles from './AlumnusDetailScreen.module.css';

/** Loading state of the detail. */
export function DetailSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Chargement du profil…
      </p>
      <CardSkeleton avatar rows={4} />
      <div className={styles.columns}>
        <CardSkeleton rows={6} />
        <CardSkeleton rows={6} />
      </div>
    </>
  );
}

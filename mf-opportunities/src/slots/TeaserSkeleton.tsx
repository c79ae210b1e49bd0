import { Skeleton } from '@alumni/shared-ui/page';
import styles from './OpportunityTeaser.module.css';

/** Loading state of `OpportunityTeaser`, same size. */
export function TeaserSkeleton() {
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        <Skeleton />
      </div>
      <div className={styles.body}>
        <p className={styles.type}>
          <Skeleton shape="short" />
        </p>
        <div className={styles.title}>
          <Skeleton />
        </div>
        <div className={styles.description}>
          <Skeleton />
        </div>
        <div className={styles.source}>
          <Skeleton />
        </div>
      </div>
    </li>
  );
}

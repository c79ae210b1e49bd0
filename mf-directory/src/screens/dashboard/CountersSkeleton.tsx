import { Skeleton } from '@alumni/shared-ui/page';
import styles from './Counters.module.css';

export function CountersSkeleton() {
  return (
    <div className={styles.counters} aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} shape="card" className={styles.bone} />
      ))}
    </div>
  );
}

import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import styles from './Counters.module.css';

export function CountersSkeleton() {
  return (
    <div className={styles.counters} aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        <CardSkeleton key={index} rows={1} className={styles.place} />
      ))}
    </div>
  );
}

import { Skeleton } from '../page/Skeleton';
import styles from './TableSkeleton.module.css';

/** A DataTable while it loads; without antd, so that it can stand in while that loads too. */
export function TableSkeleton({ rows = 20, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className={styles['frame']}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div key={row} className={styles['bones']}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

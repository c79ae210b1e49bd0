import { Skeleton } from '../page/Skeleton';
import styles from './TableSkeleton.module.css';

/** Loading state of DataTable, without antd, so that it shows while antd loads. */
export function TableSkeleton({ rows = 20, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className={styles.frame}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div key={row} className={styles.bones}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

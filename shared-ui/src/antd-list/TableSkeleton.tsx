import Card from 'antd/es/card';
import Skeleton from 'antd/es/skeleton';
import styles from './TableSkeleton.module.css';

/** Loading state of DataTable: antd's Skeleton, a line for each row of a page. */
export function TableSkeleton({ rows = 20 }: { rows?: number }) {
  return (
    <Card aria-hidden>
      <Skeleton
        active
        title={false}
        paragraph={{ rows: rows + 1, width: '100%' }}
        classNames={{ paragraph: styles.rows }}
      />
    </Card>
  );
}

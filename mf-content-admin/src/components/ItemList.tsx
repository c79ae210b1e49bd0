import { Skeleton } from '@alumni/shared-ui/page';
import { cx } from '@alumni/shared-ui/theme';
import type { ReactNode } from 'react';
import styles from './ItemList.module.css';

/** What staff arrange, one row each. */
export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

interface ItemListSkeletonProps {
  /** As many rows as most have. */
  rows: number;
  pictured?: boolean;
  /** The rows have a line under their title. */
  noted?: boolean;
}

/** The list while it loads, row for row. */
export function ItemListSkeleton({ rows, pictured, noted }: ItemListSkeletonProps) {
  return (
    <div className={styles['list']}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={cx(styles['row'], pictured && styles['pictured'])}>
          {pictured && <Skeleton shape="block" className={styles['place']} />}
          <div className={cx(styles['texts'], noted && styles['noted'])}>
            <Skeleton shape="short" />
            {noted && <Skeleton shape="short" />}
          </div>
          <div className={styles['actions']}>
            <Skeleton shape="block" className={styles['button']} />
          </div>
        </div>
      ))}
    </div>
  );
}

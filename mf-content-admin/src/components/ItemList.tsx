import { Skeleton } from '@alumni/shared-ui/page';
import { cx } from '@alumni/shared-ui/theme';
import type { ReactNode } from 'react';
import styles from './ItemList.module.css';

/** A list of content items, one row each. */
export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface ItemListSkeletonProps {
  /** Usual number of rows. */
  rows: number;
  pictured?: boolean;
  /** Rows have a second line. */
  noted?: boolean;
}

/** Loading state of the list, same size. */
export function ItemListSkeleton({ rows, pictured, noted }: ItemListSkeletonProps) {
  return (
    <div className={styles.list}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={cx(styles.row, pictured && styles.pictured)}>
          {pictured && <Skeleton shape="block" className={styles.place} />}
          <div className={cx(styles.texts, noted && styles.noted)}>
            <Skeleton shape="short" />
            {noted && <Skeleton shape="short" />}
          </div>
          <div className={styles.actions}>
            <Skeleton shape="block" className={styles.button} />
          </div>
        </div>
      ))}
    </div>
  );
}

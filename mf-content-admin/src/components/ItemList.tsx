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

/** The list while it loads, with as many rows as most have. */
export function ItemListSkeleton({ rows = 4, pictured }: { rows?: number; pictured?: boolean }) {
  return (
    <div className={styles['list']}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={cx(styles['row'], pictured && styles['pictured'])}>
          {pictured && <Skeleton shape="block" className={styles['place']} />}
          <div className={styles['texts']}>
            <Skeleton shape="short" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

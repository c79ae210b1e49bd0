import Card from 'antd/es/card';
import Skeleton from 'antd/es/skeleton';
import SkeletonNode from 'antd/es/skeleton/Node';
import { cx } from '@alumni/shared-ui/theme';
import type { ReactNode } from 'react';
import styles from './ItemList.module.css';

/** A list of content items, one row each. */
export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card classNames={flush}>
      <ul className={styles.list} aria-label={label}>
        {children}
      </ul>
    </Card>
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
    // antd draws the lines of a skeleton as list items.
    <Card classNames={flush} aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={cx(styles.row, pictured && styles.pictured)}>
          {pictured && <SkeletonNode classNames={{ root: styles.place, content: styles.cover }} />}
          <Skeleton title={{ width: '40%' }} paragraph={noted ? secondLine : false} />
          <SkeletonNode classNames={{ content: styles.button }} />
        </div>
      ))}
    </Card>
  );
}

const flush = { body: styles.flush };
const secondLine = { rows: 1, width: '60%' };

import { cx } from '../cx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'short' | 'title' | 'block' | 'card' | 'circle';
  /** Size of its own: give it the size of what will come. */
  className?: string;
}

/** The place of something that is loading. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={cx(styles['bone'], styles[shape], className)} aria-hidden="true" />;
}

/** A whole page that is loading: shown on navigation until the screen's code and data are here. */
export function PageSkeleton({ blocks = 3 }: { blocks?: number }) {
  return (
    <div className={styles['page']} aria-busy="true">
      <p className="visually-hidden" role="status">
        Chargement…
      </p>
      <Skeleton shape="title" />
      {Array.from({ length: blocks }, (_, index) => (
        <Skeleton key={index} shape="block" />
      ))}
    </div>
  );
}

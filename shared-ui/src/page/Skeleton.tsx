import { useEffect, useState } from 'react';
import { cx } from '../cx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'short' | 'title' | 'block' | 'card' | 'circle';
  /** Give it the size of the content it stands for. */
  className?: string;
}

/** Placeholder of something that is loading; hidden from screen readers. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={cx(styles.bone, styles[shape], className)} aria-hidden="true" />;
}

/**
 * Placeholder of a whole page, until the screen's code and data are loaded. After 3 s it shows that
 * loading takes longer than usual.
 */
export function PageSkeleton({ blocks = 3 }: { blocks?: number }) {
  const isSlow = useIsSlow();
  return (
    <div className={styles.page} aria-busy="true">
      <p className={isSlow ? styles.slow : 'visually-hidden'} role="status">
        {isSlow ? 'Le chargement prend plus de temps que d’habitude…' : 'Chargement…'}
      </p>
      <Skeleton shape="title" />
      {Array.from({ length: blocks }, (_, index) => (
        <Skeleton key={index} shape="block" />
      ))}
    </div>
  );
}

/** Delay before the loading text appears, in ms. */
const patienceMs = 3000;

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

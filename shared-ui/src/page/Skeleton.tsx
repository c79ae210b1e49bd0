import { useEffect, useState } from 'react';
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
  const isSlow = useIsSlow();
  return (
    <div className={styles['page']} aria-busy="true">
      <p className={isSlow ? styles['slow'] : 'visually-hidden'} role="status">
        {isSlow ? 'Le chargement prend plus de temps que d’habitude…' : 'Chargement…'}
      </p>
      <Skeleton shape="title" />
      {Array.from({ length: blocks }, (_, index) => (
        <Skeleton key={index} shape="block" />
      ))}
    </div>
  );
}

/** So long without a word, in ms, and one wonders whether anything happens. */
const patienceMs = 3000;

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

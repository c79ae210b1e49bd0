import type { ReactNode } from 'react';
import styles from './PageFoot.module.css';

/** What the page tells of itself: one thing above the other, where each alone would cover the next. */
export function PageFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

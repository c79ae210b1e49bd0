import type { ReactNode } from 'react';
import styles from './PageFoot.module.css';

/** Stacks the page's banners, which would cover each other otherwise. */
export function PageFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

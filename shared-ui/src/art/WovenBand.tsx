import { cx } from '../cx';
import styles from './WovenBand.module.css';

export interface WovenBandProps {
  /**
   * edge: 8 px, under a header; ribbon: 32 px, side of a hero; field: fills its positioned parent.
   */
  variant?: 'edge' | 'ribbon' | 'field';
  className?: string;
}

/** Decorative woven motif, hidden from screen readers. At most one per screen. */
export function WovenBand({ variant = 'edge', className }: WovenBandProps) {
  return <div aria-hidden="true" className={cx(styles[variant], className)} />;
}

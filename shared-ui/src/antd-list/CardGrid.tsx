import { Children, Fragment, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './CardGrid.module.css';

export interface CardGridProps {
  /** Accessible name of the list. */
  label: string;
  /** Minimum card width: small 13rem, medium 16rem, large 20rem. */
  size?: 'small' | 'medium' | 'large';
  /** One card each. */
  children: ReactNode;
}

/** A list of cards of equal height, in as many columns as fit and divide twelve. */
export function CardGrid({ label, size = 'medium', children }: CardGridProps) {
  return (
    <div className={styles.place}>
      <ul aria-label={label} className={cx(styles.grid, styles[size])}>
        {Children.map(children, (card) => (
          <li className={styles.cell}>{card}</li>
        ))}
      </ul>
    </div>
  );
}

interface CardGridSkeletonProps extends Pick<CardGridProps, 'size'> {
  /** A placeholder as high as a card. */
  card: ReactNode;
  /** One page by default. */
  count?: number;
}

/** Loading state of the grid. */
export function CardGridSkeleton({ card, count = 12, size = 'medium' }: CardGridSkeletonProps) {
  return (
    <div className={styles.place}>
      <div className={cx(styles.grid, styles[size])}>
        {Array.from({ length: count }, (_, index) => (
          <Fragment key={index}>{card}</Fragment>
        ))}
      </div>
    </div>
  );
}

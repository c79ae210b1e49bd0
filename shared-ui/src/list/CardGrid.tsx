import { Children, type ReactNode } from 'react';
import { cx } from '../cx';
import { Skeleton } from '../page/Skeleton';
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

/**
 * Loading state of the grid.
 * @param props `count` placeholders (12, one page); `cardClassName` gives them the cards' height
 */
export function CardGridSkeleton({
  count = 12,
  size = 'medium',
  cardClassName,
}: Pick<CardGridProps, 'size'> & { count?: number; cardClassName?: string }) {
  return (
    <div className={styles.place}>
      <div className={cx(styles.grid, styles[size])}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} shape="card" className={cardClassName} />
        ))}
      </div>
    </div>
  );
}

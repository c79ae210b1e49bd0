import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Card.module.css';

interface CardProps {
  /** Picture or band on top, edge to edge. */
  cover?: ReactNode;
  children: ReactNode;
  /** At the bottom: cards of a row keep their buttons aligned. */
  footer?: ReactNode;
  className?: string;
}

/** One item of a `CardGrid`: an article. */
export function Card({ cover, children, footer, className }: CardProps) {
  return (
    <article className={cx(styles.card, className)}>
      {cover}
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}

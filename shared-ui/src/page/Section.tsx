import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** Heading level, below the page's h1. */
  level?: 2 | 3;
  lead?: ReactNode;
  actions?: ReactNode;
  /** card: on a surface of its own; plain: on the page. */
  look?: 'card' | 'plain';
  className?: string;
  children?: ReactNode;
}

/** A titled part of a page: a landmark named by the title, with an h2 by default, on a card. */
export function Section(props: SectionProps) {
  const { title, level = 2, lead, actions, look = 'card', className, children } = props;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={cx(styles.section, styles[look], className)}>
      <header className={styles.header}>
        <div>
          <Heading id={id}>{title}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}

import { useId, type ReactNode, type Ref } from 'react';
import { cx } from '../cx';
import styles from './Band.module.css';

export interface BandProps {
  title: string;
  lead?: string;
  /** Action of the band, below its content. */
  action?: ReactNode;
  ground?: 'sand' | 'deep' | 'surface';
  /** Ref of the landmark, which can be focused. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A full-width section of a public page: a landmark named by its title (h2). */
export function Band({ title, lead, action, ground = 'sand', ref, children }: BandProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className={cx(styles.band, styles[ground])}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}

import { cx } from '@alumni/shared-ui/theme';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  title: string;
  lead?: string;
  /** The one action of the section, under its content. */
  action?: ReactNode;
  ground?: 'sand' | 'deep' | 'surface';
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of the home: from edge to edge, under a title of its own. */
export function HomeSection({
  title,
  lead,
  action,
  ground = 'sand',
  ref,
  children,
}: HomeSectionProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className={cx(styles['section'], styles[ground])}>
      <div className={styles['inner']}>
        <header className={styles['header']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </header>
        {children}
        {action && <div className={styles['action']}>{action}</div>}
      </div>
    </section>
  );
}

import Card from 'antd/es/card';
import { useId, type ReactNode } from 'react';
import styles from './CompositionState.module.css';

interface PartProps {
  title: string;
  lead: string;
  /** At the end of the title row. */
  extra?: ReactNode;
  children: ReactNode;
}

/** antd's Card as a section of the page: a heading, and a region that has its name. */
export function Part({ title, lead, extra, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card
        className={styles.part}
        title={<h2 id={id}>{title}</h2>}
        extra={extra}
        classNames={{ body: styles.body }}
      >
        <p className={styles.lead}>{lead}</p>
        {children}
      </Card>
    </section>
  );
}

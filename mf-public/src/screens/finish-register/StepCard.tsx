import Card from 'antd/es/card';
import type { ReactNode } from 'react';
import styles from './StepCard.module.css';

interface StepCardProps {
  title: string;
  /** Why the fields are asked for. */
  lead?: string;
  children: ReactNode;
}

/** The fields of one step. */
export function StepCard({ title, lead, children }: StepCardProps) {
  return (
    <Card title={<h2>{title}</h2>} classNames={parts}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  );
}

const parts = { body: styles.body, title: styles.title };

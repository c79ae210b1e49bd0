import Collapse from 'antd/es/collapse';
import type { ReactNode } from 'react';
import styles from './CompositionState.module.css';

interface DetailsProps {
  label: string;
  children: ReactNode;
}

/** What few people read: closed at first. */
export function Details({ label, children }: DetailsProps) {
  const body = <div className={styles.body}>{children}</div>;
  return (
    <Collapse size="small" items={[{ key: label, label, children: body, forceRender: true }]} />
  );
}

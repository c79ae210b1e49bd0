import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './StatusTag.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** A status as text and mark: never by colour alone. */
export function StatusTag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={cx(styles.tag, styles[tone])}>
      <span aria-hidden="true">{marks[tone]}</span>
      {children}
    </span>
  );
}

const marks: Record<Tone, string> = {
  success: '✓',
  warning: '!',
  danger: '×',
  info: '•',
  neutral: '–',
};

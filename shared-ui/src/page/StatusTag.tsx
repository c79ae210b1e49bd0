import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './StatusTag.module.css';

/** Meaning of a status: it sets the colour and the mark. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** A status as text and mark, never by colour alone (WCAG 1.4.1). */
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

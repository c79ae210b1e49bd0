import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './InlineAlert.module.css';

export interface InlineAlertProps {
  kind?: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children?: ReactNode;
  /** A button that resolves it: 'Réessayer'. */
  action?: ReactNode;
}

/**
 * A message inside the page. Errors and warnings interrupt screen readers (role alert); other kinds
 * wait (role status).
 */
export function InlineAlert({ kind = 'info', title, children, action }: InlineAlertProps) {
  const role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
  return (
    <div role={role} className={cx(styles.alert, styles[kind])}>
      <span className={styles.mark} aria-hidden="true">
        {marks[kind]}
      </span>
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}

const marks = { info: 'i', success: '✓', warning: '!', error: '×' };

import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** Short fields side by side where there is room, stacked on a phone. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Row of buttons at the end of a form: put cancel first and the primary button last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

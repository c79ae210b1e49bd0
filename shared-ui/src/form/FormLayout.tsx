import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** Short fields side by side where there is room, one below the other on a phone. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

/** The buttons at the end of a form: the way out first, the main one last, as in every dialog. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

/** The search and the quick filters of a list, in a row that wraps. */
export function FilterBar({
  label = 'Filtres',
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <form
      // Enter in what the server drew, before its code is there, sends nothing.
      method="dialog"
      role="search"
      aria-label={label}
      className={styles['bar']}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

/** The search and the quick filters of a list, in a row that wraps: a search landmark. */
export function FilterBar({
  label = 'Filtres',
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <form
      // A form before hydration: Enter must not submit it.
      method="dialog"
      role="search"
      aria-label={label}
      className={styles.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

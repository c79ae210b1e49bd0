import type { ReactNode } from 'react';
import type { ListParams } from '../list/useListParams';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  list: Pick<ListParams, 'active'>;
  label?: string;
  children: ReactNode;
}

/**
 * The search and the quick filters of a list, in a row that wraps: a search landmark. Before
 * scripts run, Enter asks the server for the same view: the fields are named as in the URL.
 */
export function FilterBar({ list, label = 'Filtres', children }: FilterBarProps) {
  return (
    <form
      method="get"
      role="search"
      aria-label={label}
      className={styles.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* antd's Select has no field of its own. */}
      {list.active.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {/* With several fields and no such button, Enter would not submit. */}
      <input type="submit" hidden />
    </form>
  );
}

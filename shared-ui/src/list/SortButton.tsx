import type { ListParams } from './useListParams';
import styles from './DataTable.module.css';

interface SortButtonProps {
  word: string;
  list: Pick<ListParams, 'sort' | 'setSort'>;
  children: string;
}

/** Head of a sortable column: ascending, then descending. */
export function SortButton({ word, list, children }: SortButtonProps) {
  const mark = list.sort === word ? '↑' : list.sort === `-${word}` ? '↓' : '↕';
  return (
    <button
      type="button"
      className={styles['sort']}
      onClick={() => list.setSort(list.sort === word ? `-${word}` : word)}
    >
      {children} <span aria-hidden="true">{mark}</span>
    </button>
  );
}

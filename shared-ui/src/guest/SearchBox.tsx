import type { ListParams } from '../list/useListParams';
import control from '../form/control.module.css';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  list: Pick<ListParams, 'typedSearch' | 'setSearch'>;
  label: string;
  placeholder?: string;
}

/** Search box of a list; the URL and the list are updated 300 ms after the last key. */
export function SearchBox({ list, label, placeholder }: SearchBoxProps) {
  return (
    <label className={styles.search}>
      <span className={control.label}>{label}</span>
      <input
        type="search"
        className={control.control}
        value={list.typedSearch}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => list.setSearch(event.target.value)}
      />
    </label>
  );
}

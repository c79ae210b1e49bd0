import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Input, { type InputProps } from 'antd/es/input/Input';
import { useId } from 'react';
import { rememberSearch } from '../list/recent-searches';
import type { ListParams } from '../list/useListParams';
import { RecentSearches } from './RecentSearches';
import styles from './FilterBar.module.css';

interface SearchBoxProps {
  list: Pick<ListParams, 'typedSearch' | 'setSearch'>;
  label: string;
  placeholder?: string;
  /** The empty box offers the recent searches of the directory. */
  recent?: boolean;
}

/** antd's Input as the search box of a list; the URL follows 300 ms after the last key. */
export function SearchBox({ list, label, placeholder, recent = false }: SearchBoxProps) {
  const id = useId();
  const input: InputProps = {
    id,
    name: 'search',
    type: 'search',
    prefix: <SearchOutlined aria-hidden />,
    allowClear: clear,
    placeholder: placeholder ?? '',
    autoComplete: 'off',
    enterKeyHint: 'search',
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {recent ? (
        <RecentSearches
          id={id}
          value={list.typedSearch}
          onChange={list.setSearch}
          onBlur={() => rememberSearch(list.typedSearch)}
        >
          <Input {...input} onPressEnter={() => rememberSearch(list.typedSearch)} />
        </RecentSearches>
      ) : (
        <Input
          {...input}
          value={list.typedSearch}
          onChange={(event) => list.setSearch(event.target.value)}
        />
      )}
    </div>
  );
}

const clear = { clearIcon: <CloseCircleFilled aria-label="Vider" /> };

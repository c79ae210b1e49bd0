import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Input from 'antd/es/input/Input';
import { useId } from 'react';
import type { ListParams } from '../list/useListParams';
import styles from './FilterBar.module.css';

interface SearchBoxProps {
  list: Pick<ListParams, 'typedSearch' | 'setSearch'>;
  label: string;
  placeholder?: string;
}

/** antd's Input as the search box of a list; the URL follows 300 ms after the last key. */
export function SearchBox({ list, label, placeholder }: SearchBoxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        name="search"
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        allowClear={clear}
        value={list.typedSearch}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => list.setSearch(event.target.value)}
      />
    </div>
  );
}

const clear = { clearIcon: <CloseCircleFilled aria-label="Vider" /> };

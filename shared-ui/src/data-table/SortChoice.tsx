import Select from 'antd/es/select';
import { useId } from 'react';
import { popupParent } from '../antd-page/popup-parent';
import type { ListParams } from '../list/useListParams';
import styles from './DataTable.module.css';

interface SortChoiceProps {
  list: Pick<ListParams, 'sort' | 'setSort'>;
  /** Sortable columns: label, and sort key in the URL. */
  columns: readonly { title: string; sort: string }[];
}

/** Sort control for phones, where no column heads are shown. */
export function SortChoice({ list, columns }: SortChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Trier par</label>
      <Select<string>
        id={id}
        value={list.sort}
        options={columns.flatMap(({ title, sort }) => [
          { value: sort, label: `${title}, croissant` },
          { value: `-${sort}`, label: `${title}, décroissant` },
        ])}
        labelRender={({ label }) => <span id={`${id}-value`}>{label}</span>}
        aria-describedby={`${id}-value`}
        virtual={false}
        classNames={parts}
        getPopupContainer={popupParent}
        onChange={(word) => list.setSort(word)}
      />
    </>
  );
}

const parts = { content: styles.chosen };

import Table, { type TableProps } from 'antd/es/table';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { PageWindow } from '../list/PageWindow';
import type { ListParams } from '../list/useListParams';
import { AntdTheme } from '../theme/AntdTheme';
import styles from './DataTable.module.css';
import { SortChoice } from './SortChoice';
import { spokenRoles } from './spoken-roles';

export interface Column<Row> {
  key: string;
  /** Head of the column, and label of the value on a phone. */
  title: string;
  render: (row: Row) => ReactNode;
  /** The word this column is sorted by in the URL; descending with '-' in front. */
  sort?: string;
  /** Names the row: its header, and the title of its card on a phone. */
  isRowHeader?: boolean;
  /** What can be done with the row: at the end of its line, on a phone in the corner of its card. */
  isActions?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds; read, not shown. */
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number | string;
  /** Makes columns with `sort` sortable through the URL, and turns the pages there. */
  list?: Pick<ListParams, 'sort' | 'setSort' | 'page' | 'pageHref'>;
  /** Number of pages; the window of page numbers shows above one. Needs `list`. */
  lastPage?: number;
}

/** antd's Table for staff lists: compact, sorted through the URL, one card a row on a phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, rows, columns, rowKey, list, lastPage = 1 } = props;
  return (
    <AntdTheme>
      {list && <SortChoice list={list} columns={sortable(columns)} />}
      <Table<Row>
        aria-label={caption}
        className={styles['table']}
        size="small"
        components={spokenRoles}
        dataSource={rows}
        rowKey={rowKey}
        columns={columns.map((column) => antdColumn(column, list))}
        pagination={false}
        loading={still}
        showSorterTooltip={false}
        onChange={(_pages, _filters, sorter) => {
          const sorted = Array.isArray(sorter) ? sorter[0] : sorter;
          const word = columns.find(({ key }) => key === sorted?.columnKey)?.sort;
          if (word) list?.setSort(sorted?.order === 'descend' ? `-${word}` : word);
        }}
      />
      {/* Not antd's pagination: decision 0020. */}
      {list && <PageWindow list={list} lastPage={lastPage} />}
    </AntdTheme>
  );
}

// antd's spinner around the table would read every changed row aloud; the list says aria-busy.
const still = { spinning: false, 'aria-live': 'off' } as const;

function sortable<Row>(columns: readonly Column<Row>[]) {
  return columns.flatMap(({ title, sort }) => (sort ? [{ title, sort }] : []));
}

type AntdColumn<Row> = NonNullable<TableProps<Row>['columns']>[number];

function antdColumn<Row extends object>(
  column: Column<Row>,
  list: DataTableProps<Row>['list'],
): AntdColumn<Row> {
  const { key, title, render, sort, isRowHeader, isActions } = column;
  return {
    key,
    title,
    rowScope: isRowHeader ? 'row' : undefined,
    render: (_value, row) => <div className={styles['value']}>{render(row)}</div>,
    className: cx(isActions && styles['actions']),
    onCell: () => ({
      'data-label': title,
      role: isRowHeader ? 'rowheader' : 'cell',
    }),
    ...(list && sort
      ? { sorter: true, sortOrder: orderOf(sort, list.sort), sortDirections: bothWays }
      : {}),
  };
}

// Three entries: the third click must not ask for 'no order', which an address cannot say.
const bothWays: ('ascend' | 'descend')[] = ['ascend', 'descend', 'ascend'];

function orderOf(word: string, sort: string): 'ascend' | 'descend' | null {
  if (sort === word) return 'ascend';
  return sort === `-${word}` ? 'descend' : null;
}

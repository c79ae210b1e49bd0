import Table, { type TableProps } from 'antd/es/table';
import type { ReactNode } from 'react';
import { PageWindow } from '../antd-list/PageWindow';
import { cx } from '../cx';
import { lazyPart } from '../feedback/lazy-part';
import type { ListParams } from '../list/useListParams';
import { AntdTheme } from '../theme/AntdTheme';
import { useMediaQuery } from '../theme/useMediaQuery';
import styles from './DataTable.module.css';
import { spokenRoles } from './spoken-roles';

// Only phones need the select: desktops sort by the column heads.
const SortChoice = lazyPart(async () => (await import('./SortChoice')).SortChoice);

/** One column of a `DataTable`. */
export interface Column<Row> {
  /** Unique in the table. */
  key: string;
  /** Column head, and label of the value on a phone. */
  title: string;
  render: (row: Row) => ReactNode;
  /**
   * Sort key of this column in the URL, without the '-' of descending; without it: not sortable.
   */
  sort?: string;
  /** This column names the row: its header, and the title of its card on a phone. */
  isRowHeader?: boolean;
  /** Actions of a row: at the end of the line, in the corner of the card on a phone. */
  isActions?: boolean;
}

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number | string;
  /** List state: sorting and paging through the URL. */
  list?: Pick<ListParams, 'sort' | 'setSort' | 'page' | 'pageHref'>;
  /** Number of pages; page numbers show above one. Needs `list`. */
  lastPage?: number;
}

/**
 * antd's Table for staff lists: compact, sorted through the URL, one card per row on a phone. It
 * shows the rows in the given order: the API sorts and pages (decisions 20 and 23).
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, rows, columns, rowKey, list, lastPage = 1 } = props;
  const hasNoHeads = useMediaQuery(phone);
  const sorts = sortable(columns);
  return (
    <AntdTheme>
      {list && sorts.length > 0 && (
        <div className={styles.sort}>
          {hasNoHeads && <SortChoice list={list} columns={sorts} />}
        </div>
      )}
      <Table<Row>
        aria-label={caption}
        className={styles.table}
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
      {list && <PageWindow list={list} lastPage={lastPage} />}
    </AntdTheme>
  );
}

/** The same media query as in the style sheet. */
const phone = '(width <= 45rem)';

// antd's spinner would announce every changed row; the list sets aria-busy.
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
    render: (_value, row) => <div className={styles.value}>{render(row)}</div>,
    className: cx(isActions && styles.actions),
    onCell: () => ({
      'data-label': title,
      role: isRowHeader ? 'rowheader' : 'cell',
    }),
    ...(list && sort
      ? { sorter: true, sortOrder: orderOf(sort, list.sort), sortDirections: bothWays }
      : {}),
  };
}

// Three entries, so that the third click does not ask for 'no order', which the URL cannot express.
const bothWays: ('ascend' | 'descend')[] = ['ascend', 'descend', 'ascend'];

function orderOf(word: string, sort: string): 'ascend' | 'descend' | null {
  if (sort === word) return 'ascend';
  return sort === `-${word}` ? 'descend' : null;
}

/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   written out, since a browser forgets the roles of a table whose display changes on a phone */
import type { Key, ReactNode } from 'react';
import { cx } from '../cx';
import { Skeleton } from '../page/Skeleton';
import type { ListParams } from './useListParams';
import { SortButton } from './SortButton';
import styles from './DataTable.module.css';

export interface Column<Row> {
  key: string;
  /** Head of the column, and label of the value on a phone. */
  title: string;
  render: (row: Row) => ReactNode;
  /** numbers stand right. */
  align?: 'start' | 'end';
  /** The word this column is sorted by in the URL; descending with '-' in front. */
  sort?: string;
  /** Names the row: its header, and the title of its card on a phone. */
  isRowHeader?: boolean;
  /** A head that only a screen reader needs: 'Actions'. */
  hideTitle?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds; read, not shown. */
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => Key;
  /** Makes columns with `sort` sortable through the URL. */
  list?: Pick<ListParams, 'sort' | 'setSort'>;
}

/** A table that becomes one card a row on a phone. Roles are written out: display:block loses them. */
export function DataTable<Row>({ caption, rows, columns, rowKey, list }: DataTableProps<Row>) {
  return (
    <div className={styles['frame']}>
      <table role="table" className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cx(column.align === 'end' && styles['end'])}
                aria-sort={list && column.sort ? sortState(column.sort, list.sort) : undefined}
              >
                {list && column.sort ? (
                  <SortButton word={column.sort} list={list}>
                    {column.title}
                  </SortButton>
                ) : (
                  <span className={cx(column.hideTitle && 'visually-hidden')}>{column.title}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const classes = cx(column.align === 'end' && styles['end'], column.hideTitle && styles['bare']);
  const content = <div className={styles['value']}>{column.render(row)}</div>;
  return column.isRowHeader ? (
    <th role="rowheader" scope="row" data-label={column.title} className={classes}>
      {content}
    </th>
  ) : (
    <td role="cell" data-label={column.title} className={classes}>
      {content}
    </td>
  );
}

function sortState(word: string, sort: string): 'ascending' | 'descending' | 'none' {
  if (sort === word) return 'ascending';
  return sort === `-${word}` ? 'descending' : 'none';
}

/** The table while it loads. */
export function TableSkeleton({ rows = 20, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className={cx(styles['frame'], styles['skeleton'])}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div key={row} className={styles['bones']}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

export { DataTable, type Column, type DataTableProps } from './data-table/DataTable';
export { RowActions, type RowActionsProps } from './data-table/RowActions';
export type { RowAction } from './data-table/RowMenu';
export { focusRow, neighbourOf } from './data-table/row-focus';
export { RefreshButton } from './data-table/RefreshButton';

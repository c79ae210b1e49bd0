export { CellSelect } from './data-table/CellSelect';
export { DataTable, type Column, type DataTableProps } from './data-table/DataTable';
export { RowActions } from './data-table/RowActions';
export { focusRow, neighbourOf } from './data-table/row-focus';

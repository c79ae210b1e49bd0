export { CardGrid, CardGridSkeleton } from './antd-list/CardGrid';
export { ListStates } from './antd-list/ListStates';
export { PageWindow } from './antd-list/PageWindow';
export { RefreshButton } from './antd-list/RefreshButton';
export { TableSkeleton } from './antd-list/TableSkeleton';

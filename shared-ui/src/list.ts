export { rememberSearch } from './list/recent-searches';
export { useListParams, type ListDefaults, type ListParams } from './list/useListParams';
export { usePageInRange } from './list/usePageInRange';
export { type Load } from './list/load';

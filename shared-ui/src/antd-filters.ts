export { FilterBar } from './antd-filters/FilterBar';
export { FilterChips } from './antd-filters/FilterChips';
export { FilterSelect } from './antd-filters/FilterSelect';
export { SearchBox } from './antd-filters/SearchBox';

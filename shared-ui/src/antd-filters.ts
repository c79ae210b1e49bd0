export { FilterBar } from './antd-filters/FilterBar';
export { FilterChips } from './antd-filters/FilterChips';
export { FilterSelect } from './antd-filters/FilterSelect';
export { RecentSearches } from './antd-filters/RecentSearches';
export { SearchBox } from './antd-filters/SearchBox';

export { FilterBar } from './guest/FilterBar';
export { SearchBox } from './guest/SearchBox';
export { FilterSelect } from './guest/FilterSelect';
export { FilterChips } from './guest/FilterChips';
export { ListStates } from './guest/ListStates';

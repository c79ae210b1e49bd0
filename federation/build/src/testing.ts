export { screenContract, type ContractOptions } from './testing/screen-contract';

export { screenContract } from './testing/screen-contract';

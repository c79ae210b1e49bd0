/**
 * Colours: the defaults, those a network may choose, and contrast checks. An entry point of its
 * own: public screens already have the colours in their style sheets.
 */
export { dark, light, type Colours } from './palette/colours';
export { cssVariable, declarations } from './palette/colours-css';
export { contrast } from './palette/contrast';
export {
  chosenColours,
  paletteFaults,
  type ChosenColours,
  type MainColours,
  type PaletteFault,
} from './palette/main-colours';
export { readable, readablePairs } from './palette/readable-pairs';

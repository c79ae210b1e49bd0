/**
 * Colours: ours, what a network may choose instead, and whether it can be read. A door of its own, for
 * a guest's screens have them in their style sheets already.
 */
export { dark, light, type Colours } from './palette/colours';
export { declarations, variableOf } from './palette/colours-css';
export { contrast } from './palette/contrast';
export {
  chosenColours,
  paletteFaults,
  type ChosenColours,
  type MainColours,
  type PaletteFault,
} from './palette/main-colours';
export { readable, readablePairs } from './palette/readable-pairs';

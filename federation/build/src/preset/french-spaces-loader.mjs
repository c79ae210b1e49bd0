import { withFrenchSpaces } from './french-spaces.mjs';

/**
 * Runs after the compiler: see `french-spaces.mjs`.
 * @this {import('webpack').LoaderContext<{}>}
 */
export default function frenchSpacesLoader(code, map) {
  this.callback(null, withFrenchSpaces(code), map);
}

/**
 * Fields that the composed page leaves out of its registry too
 * (api/src/composition/gateway/page-html.ts).
 */
const unread = new Set(['$schema', 'description', 'head', 'prerender', 'parcels']);

/**
 * Replaces the registry and the entries of the remotes by one module.
 * @this {import('webpack').LoaderContext<{ remotes: { map: import('@alumni/shared-contract').RemoteMap,
 *   screens: { name: string, file: string }[] }[] }>}
 */
export default function baselineLoader() {
  const { remotes } = this.getOptions();
  const screens = remotes.flatMap(({ map, screens: own }) =>
    own.map(({ name, file }) => {
      const key = `${map.name}/${name}`;
      const chunk = `/* webpackChunkName: '${key}' */`;
      return `'${key}': () => import(${chunk} ${JSON.stringify(file)})`;
    }),
  );
  const maps = JSON.stringify(
    remotes.map(({ map }) => map),
    (key, value) => (unread.has(key) ? undefined : value),
  );
  return `export const maps = ${maps};\nexport const screens = {${screens.join(',\n')}};`;
}

/** What the registry and the remotes' entries are in the composed product, as one module. */
export default function baselineLoader() {
  const { remotes } = this.getOptions();
  const screens = remotes.flatMap(({ map, screens: own }) =>
    own.map(({ name, file }) => {
      const key = JSON.stringify(`${map.name}/${name}`);
      return `${key}: () => import(${JSON.stringify(file)})`;
    }),
  );
  const maps = JSON.stringify(remotes.map(({ map }) => map));
  return `export const maps = ${maps};\nexport const screens = {${screens.join(',\n')}};`;
}

const antdTheme = '@alumni/shared-ui/antd-theme';

/** What the registry says of a remote that is being written. No hashes: files change under the page. */
export function localEntry(map, base) {
  const screens = [...map.routes, ...map.slots].map(({ screen }) => screen.split('/').at(-1));
  // Whether a screen draws with antd is known by its build alone: in development each gets it.
  const files = { js: [], css: [], shares: [antdTheme] };
  return {
    ...{ name: map.name, title: map.title, owner: map.owner, version: 'dev', previous: null },
    ...{ available: [], base, state: 'on', integrity: {}, remote: map },
    exposes: Object.fromEntries(screens.map((name) => [`./${name}`, files])),
  };
}

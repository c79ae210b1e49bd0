const antdTheme = '@alumni/shared-ui/antd-theme';

/** Registry entry of a remote under development. Without hashes: files change under the page. */
export function localEntry(map, base) {
  const screens = [...map.routes, ...map.slots].map(({ screen }) => screen.split('/').at(-1));
  // Only a build tells which screens use antd: in development every screen gets the theme.
  const files = { js: [], css: [], shares: [antdTheme] };
  return {
    name: map.name,
    title: map.title,
    owner: map.owner,
    version: 'dev',
    previous: null,
    available: [],
    base,
    state: 'on',
    channel: 'local',
    plainEntry: true,
    integrity: {},
    remote: map,
    exposes: Object.fromEntries(screens.map((name) => [`./${name}`, files])),
  };
}

import type { FederationPort } from '@alumni/federation/runtime';
import type { RegistryEntry, ShellMap } from '@alumni/shared-contract';
import shellMap from '../../shell.json';

const map = shellMap as ShellMap;

/** The shell as one more remote: its routes and menus stand beside those of the registry. */
export const shellEntry: RegistryEntry = {
  ...{ name: map.name, title: map.title, owner: map.owner, version: '', previous: null },
  ...{ available: [], base: '/assets/', state: 'on', channel: 'live', integrity: {} },
  ...{ exposes: {}, requires: {}, prerender: {} },
  remote: { ...map, contract: '', slots: [], parcels: [] },
};

/** Every screen of shell.json; the chunk bears its name, by which the gateway preloads it. */
export const screens: Record<string, () => Promise<unknown>> = {
  CompositionStateScreen: () =>
    import(
      /* webpackChunkName: 'CompositionStateScreen' */ '../screens/composition-state/CompositionStateScreen'
    ),
};

/** What of the shell comes when it is asked for: its screens, and antd's theme for those that draw with it. */
const parts: typeof screens = {
  ...screens,
  AntdTheme: () => import('@alumni/shared-ui/antd-theme'),
};

/** Parts of the shell come as chunks of its own, everything else through federation. */
export function ownScreens(port: FederationPort): FederationPort {
  return {
    ...port,
    load: async (id) => {
      const [remote, part = ''] = id.split('/');
      return remote === map.name ? parts[part]?.() : port.load(id);
    },
  };
}

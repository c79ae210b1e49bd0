import type { FederationPort, PageRemote } from '@alumni/federation-runtime';
import type { ShellMap } from '@alumni/shared-contract';
import shellMap from '../../shell.json';

const map = shellMap as ShellMap;

/** The shell as an additional remote: its routes and menus join those of the registry. */
export const shellEntry: PageRemote = {
  name: map.name,
  title: map.title,
  version: '',
  base: '/assets/',
  state: 'on',
  channel: 'live',
  integrity: {},
  exposes: {},
  remote: { ...map, slots: [] },
};

/**
 * All screens of shell.json; the chunk has the screen's name, so that the gateway can preload it.
 */
export const screens: Record<string, () => Promise<unknown>> = {
  CompositionStateScreen: () =>
    import(
      /* webpackChunkName: 'CompositionStateScreen' */ '../screens/composition-state/CompositionStateScreen'
    ),
  NotificationsScreen: () =>
    import(
      /* webpackChunkName: 'NotificationsScreen' */ '../screens/notifications/NotificationsScreen'
    ),
};

/**
 * Lazy parts of the shell: its screens, and what guests do not need: antd's theme, and the layout
 * of members, whose chunk has the name that the gateway preloads.
 */
const parts: typeof screens = {
  ...screens,
  MemberLayout: () => import(/* webpackChunkName: 'member-layout' */ '../layouts/MemberLayout'),
  AntdTheme: () => import('@alumni/shared-ui/antd-theme'),
};

/** Loads the shell's parts from its own chunks, everything else through federation. */
export function ownScreens(port: FederationPort): FederationPort {
  return {
    ...port,
    load: async (id) => {
      const [remote, part = ''] = id.split('/');
      return remote === map.name ? parts[part]?.() : port.load(id);
    },
  };
}

import {
  CurrentUserReply,
  type CurrentUser,
  type RemoteMap,
  type SlotProps,
} from '@alumni/shared-contract';
import { defineRoutes } from '@alumni/shared-ui/router';
import { onFreshCache, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { cleanup } from '@testing-library/react';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { screenLifecycles } from '../lifecycles';
import { watchLateUpdates } from './watch-late-updates';
import { watchLeaks } from './watch-leaks';

type Map = Pick<RemoteMap, 'routes'> & Partial<Pick<RemoteMap, 'slots' | 'parcels'>>;

export interface ContractOptions {
  /** Folder that the paths of the map are relative to. */
  dir: string;
  /** Defines the answers to the calls of every screen, each with its schema. */
  network: () => FakeApi;
  /** The person who opens screens that need a session. */
  member: CurrentUser;
  administrator: CurrentUser;
  /** What the slots that the remote fills hand to its parts. */
  slotProps?: Partial<SlotProps>;
}

/** A module that a remote exposes, and the address where it is opened. */
export interface ExposedScreen {
  name: string;
  file: string;
  route?: string;
  path?: string;
  props?: object | undefined;
  user: CurrentUser | null;
}

/**
 * Tests the contract of everything that a remote exposes, one test per screen, slot or parcel of
 * its map: it mounts as a component and by its lifecycles, twice each, renders its content, and
 * leaves nothing behind when unmounted.
 */
export function screenContract(map: unknown, options: ContractOptions): void {
  const { routes } = map as Map;
  const table = Object.fromEntries(routes.map(({ name, path }) => [name, path]));
  test.each(exposedScreens(map as Map, options))('$name keeps the contract', async (exposed) => {
    defineRoutes(table);
    options
      .network()
      .get('/api/users/current', CurrentUserReply, exposed.user ? [exposed.user] : []);
    const module = (await import(exposed.file)) as Record<string, ComponentType>;
    const Screen = module[exposed.name];
    if (!Screen) throw new Error(`${exposed.file} exports no ${exposed.name}`);
    expect(await contractFaults(Screen, exposed)).toEqual([]);
  });
}

/** Every module once; a screen with several routes is opened at the first. */
function exposedScreens(map: Map, options: ContractOptions): ExposedScreen[] {
  const { routes, slots = [], parcels = [] } = map;
  const screens = [
    ...routes.map(({ screen, path, access }) => ({
      screen,
      route: path,
      path: path.replace(/:\w+/g, '10'),
      user: { all: null, guest: null, session: options.member }[access as 'all'] ?? null,
      isStaff: access === 'staff' || access.startsWith('can:'),
    })),
    ...slots.map(({ screen, slot }) => ({
      screen,
      isStaff: false,
      props: options.slotProps?.[slot as keyof SlotProps],
      user: slot.startsWith('member.') ? options.member : null,
    })),
    ...parcels.map(({ screen }) => ({ screen, user: null, isStaff: false })),
  ];
  return screens
    .filter(({ screen }, index) => screens.findIndex((other) => other.screen === screen) === index)
    .map(({ screen, isStaff, user, ...address }) => ({
      ...address,
      name: screen.slice(screen.lastIndexOf('/') + 1),
      file: join(options.dir, screen),
      user: isStaff ? options.administrator : user,
    }));
}

/** Violations of the contract; empty when there are none. */
export async function contractFaults(
  Screen: ComponentType,
  exposed: Omit<ExposedScreen, 'file'>,
  patienceMs = 20_000,
): Promise<string[]> {
  const watch = watchLeaks();
  const updates = watchLateUpdates();
  const faults: string[] = [];
  // React renders asynchronously, as on a page: the lifecycles wait for it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    for (const [way, mount] of Object.entries({ component: asComponent, lifecycle: asLifecycle })) {
      for (const visit of ['first', 'left at once', 'second']) {
        watch.begin();
        updates.enter();
        const { place, unmount } = await mount(Screen, exposed);
        if (visit !== 'left at once' && !(await drawn(place, patienceMs)))
          faults.push(`${way}: draws nothing`);
        await unmount();
        updates.leave();
        await pause(30);
        // Things created once per page, such as a style sheet shared by all screens, are no leak.
        if (visit !== 'first') faults.push(...watch.leaks().map((leak) => `${way}: ${leak}`));
        faults.push(...updates.late().map((late) => `${way}: ${late}`));
      }
    }
  } finally {
    watch.stop();
    updates.stop();
  }
  return [...new Set(faults)];
}

interface Mounted {
  place: ParentNode;
  unmount: () => Promise<void>;
}

async function asComponent(
  Screen: ComponentType,
  { path, route, props, user }: Omit<ExposedScreen, 'file'>,
): Promise<Mounted> {
  const { unmount } = renderScreen(createElement(Screen, props), { path, route, user });
  return {
    place: document.body,
    unmount: async () => {
      unmount();
      cleanup();
    },
  };
}

async function asLifecycle(
  Screen: ComponentType,
  { name, path, route, props: given }: Omit<ExposedScreen, 'file'>,
): Promise<Mounted> {
  const domElement = document.body.appendChild(document.createElement('div'));
  const { bootstrap, mount, unmount } = screenLifecycles(async () => onFreshCache(Screen), name);
  const own = { name, path, route, domElement, mountParcel: () => undefined, singleSpa: {} };
  const props = { ...given, ...own };
  await bootstrap(props as never);
  await mount(props as never);
  return {
    place: domElement,
    unmount: async () => {
      await unmount(props as never);
      if (domElement.innerHTML) throw new Error(`${name} leaves ${domElement.innerHTML}`);
      domElement.remove();
    },
  };
}

/** A title or a named region, when nothing in it is loading any more. */
async function drawn(place: ParentNode, patienceMs: number): Promise<boolean> {
  for (let waited = 0; waited < patienceMs; waited += 10) {
    await pause(10);
    const isBusy = place.querySelector('[aria-busy="true"]');
    const mark = place.querySelector(
      'h1, :is(section, [role="region"])[aria-labelledby] :is(h2, h3), [data-bleed] h2',
    );
    if (mark?.textContent && !isBusy) return true;
  }
  return false;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

import type { Drawing, MenuEntry, Registry } from '@alumni/shared-contract';

/** Where a page finds the drawings that its registry names. */
export const menuIconsAddress = '/menu-icons.json';

/** Menu entries that name their drawing: half of a page's registry, and guests see none of them. */
export const withoutDrawings = (menus: MenuEntry[]): MenuEntry[] =>
  menus.map((entry) => (entry.icon ? { ...entry, icon: entry.to } : entry));

/** The drawings by the names that `withoutDrawings` leaves: those of the entries' routes. */
export function menuIcons({ remotes }: Registry): Record<string, Drawing> {
  const entries = remotes.flatMap(({ remote }) => remote.menus);
  return Object.fromEntries(
    entries.flatMap(({ to, icon }) => (typeof icon === 'object' ? [[to, icon]] : [])),
  );
}

import { useAnswer } from '@alumni/shared-auth';
import type { Drawing, MenuEntry } from '@alumni/shared-contract';

type Icon = MenuEntry['icon'];

/** Keeps the place of an icon that is on its way. */
const blank: Drawing = { viewBox: '0 0 1024 1024', path: '' };

/** They change with a release only, and a page keeps its own. */
const once = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/**
 * The drawings of menu entries: the registry of a page names them, and those of pages for members
 * come with the page. Asked after a sign-in without a page load.
 * @returns the drawing of an entry's icon; undefined: it has none, or it did not come
 */
export function useMenuIcons(entries: MenuEntry[]): (icon: Icon) => Drawing | undefined {
  const isNamed = entries.some(({ icon }) => typeof icon === 'string');
  const { data, error } = useAnswer<Record<string, Drawing>>(
    isNamed ? '/menu-icons.json' : null,
    once,
  );
  const missing = error ? undefined : blank;
  return (icon) => (typeof icon === 'string' ? (data ? data[icon] : missing) : icon);
}

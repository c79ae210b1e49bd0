import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/**
 * Components that declare other props than those of the slot or parcel that the map names: types
 * compare two sides only when both name the same one (decision 51).
 * @param {string} dir folder of the remote
 * @param {Partial<Pick<import('@alumni/shared-contract').RemoteMap, 'slots' | 'parcels'>>} map
 * @returns {string[]} one French sentence each
 */
export function declaredPropsFaults(dir, { slots = [], parcels = [] }) {
  const named = [
    ...slots.map(({ slot, screen }, index) => ({
      screen,
      entry: `/slots/${index}`,
      wanted: `SlotProps['${slot}']`,
    })),
    ...parcels.map(({ name, screen }, index) => ({
      screen,
      entry: `/parcels/${index}`,
      wanted: `ParcelProps['${name}']`,
    })),
  ];
  return named.flatMap(({ screen, entry, wanted }) => {
    const component = basename(screen);
    const declared = propsOf(resolve(dir, `${screen}.tsx`), component);
    if (declared === '' || declared.includes(wanted)) return [];
    return [`${entry} : ${component} doit recevoir ${wanted}, et déclare ${declared}`];
  });
}

/** What stands between the parentheses of a component, on one line; empty when it takes nothing. */
function propsOf(file, name) {
  if (!existsSync(file)) return '';
  const component = new RegExp(`\\b(?:function ${name}|const ${name} =[^(]*\\(?)\\(([^)]*)\\)`);
  const [, props = ''] = component.exec(readFileSync(file, 'utf8')) ?? [];
  return props.replace(/\s+/g, ' ').trim();
}

import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/**
 * Parts that declare other props than those of the slot that the map names: types compare the two
 * sides of a slot only when both name the same one (decision 51).
 * @param {string} dir folder of the remote
 * @param {{ slots?: { slot: string, screen: string }[] }} map
 * @returns {string[]} one French sentence each
 */
export function slotPropsFaults(dir, { slots = [] }) {
  return slots.flatMap(({ slot, screen }, index) => {
    const declared = propsOf(resolve(dir, `${screen}.tsx`), basename(screen));
    const wanted = `SlotProps['${slot}']`;
    if (declared === '' || declared.includes(wanted)) return [];
    return [
      `/slots/${index} : ${basename(screen)} doit recevoir ${wanted}, et déclare ${declared}`,
    ];
  });
}

/** What stands between the parentheses of a component, on one line; empty when it takes nothing. */
function propsOf(file, name) {
  if (!existsSync(file)) return '';
  const component = new RegExp(`\\b(?:function ${name}|const ${name} =[^(]*\\(?)\\(([^)]*)\\)`);
  const [, props = ''] = component.exec(readFileSync(file, 'utf8')) ?? [];
  return props.replace(/\s+/g, ' ').trim();
}

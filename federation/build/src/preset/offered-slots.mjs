import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const slot = /<Slot\b([^>]*)>/g;
const literalName = /\bname="([^"]+)"/;

/**
 * Names of the slots that the screens of a remote draw (`<Slot name="home.opportunities@1" />`): other
 * remotes fill them.
 * @param {string} dir folder of the remote
 * @returns {string[]} sorted, each once
 * @throws when a name is computed: a release must be able to tell its slots
 */
export function offeredSlots(dir) {
  const names = sourcesIn(dir).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(slot)].map(([, attributes]) => {
      const [, name] = literalName.exec(attributes) ?? [];
      if (!name) throw new Error(`${file}: the name of a <Slot> must be a text, name="…@1"`);
      return name;
    });
  });
  return [...new Set(names)].sort();
}

const sourcesIn = (dir) =>
  readdirSync(join(dir, 'src'), { recursive: true })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(dir, 'src', name));

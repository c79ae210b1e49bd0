import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the sources write, and the attribute or argument that must name it. */
const links = {
  offers: { use: /<Slot\b([^>]*)>/g, name: /\bname="([^"]+)"/ },
  publishes: { use: /\bpublishEvent\(([^,)]*)/g, name: /^\s*'([^']+)'/ },
  listens: { use: /\buseEvent\(([^,)]*)/g, name: /^\s*'([^']+)'/ },
};

/**
 * What a remote has in common with others, read from its sources: slots that its screens draw
 * (`<Slot name="home.opportunities@1" />`), events that it publishes (`publishEvent('news.changed@1', …)`)
 * and listens to (`useEvent('news.changed@1', …)`).
 * @param {string} dir folder of the remote
 * @returns {{ offers: string[], publishes: string[], listens: string[] }} names, sorted, each once
 * @throws when a name is computed: a release must be able to tell its names
 */
export function linksIn(dir) {
  const texts = sourcesIn(dir).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const namesOf = ({ use, name }) => {
    const names = texts.flatMap(({ file, text }) =>
      [...text.matchAll(use)].map(([written, named]) => literal(name, { file, written, named })),
    );
    return [...new Set(names)].sort();
  };
  return {
    offers: namesOf(links.offers),
    publishes: namesOf(links.publishes),
    listens: namesOf(links.listens),
  };
}

function literal(name, { file, written, named }) {
  const [, found] = name.exec(named) ?? [];
  if (!found) throw new Error(`${file}: the name in ${written} must be a text, "…@1"`);
  return found;
}

const sourcesIn = (dir) =>
  readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(dir, 'src', name));

import { createHash } from 'node:crypto';
import { repository } from './installed.mjs';

/**
 * Numbers the modules whose webpack names contain the folder of the build: the container's entry
 * and, in a standard entry, shares that the remote brings and the federation plugin's entry, whose
 * file name is a hash of paths. Otherwise the same commit has another version in another folder, because one changed
 * number also moves others that collide with it. All other names are relative: webpack numbers
 * them afterwards.
 */
export class PathFreeIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PathFreeIdsPlugin', (compilation) => {
      const { chunkGraph } = compilation;
      compilation.hooks.moduleIds.tap({ name: 'PathFreeIdsPlugin', stage: -10 }, () => {
        const used = new Set();
        const named = [...compilation.modules]
          .filter((module) => module.needId && isBoundToPath(module.identifier()))
          .map((module) => ({ module, name: pathFreeName(module.identifier()) }))
          .sort((one, other) => (one.name < other.name ? -1 : 1));
        for (const { module, name } of named) {
          chunkGraph.setModuleId(module, freeNumber(name, used));
        }
      });
    });
  }
}

const federationEntry = /\.federation[/\\]entry\.\w+\.js(\|\w+)?/;

const isBoundToPath = (name) =>
  federationEntry.test(name) || /^(container entry|provide module) /.test(name);

const pathFreeName = (name) =>
  name.replaceAll(repository, '').replace(federationEntry, 'federation entry');

/** Six digits: webpack's own numbers are shorter. */
function freeNumber(name, used) {
  for (let salt = 0; ; salt++) {
    const hash = createHash('sha256').update(`${name}${salt}`).digest().readUInt32BE();
    const number = 100_000 + (hash % 900_000);
    if (used.has(number)) continue;
    used.add(number);
    return number;
  }
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package: the nearest with a package.json, from `src/` as from the compiled `dist/`. */
export const packageDir = nearestPackage(dirname(fileURLToPath(import.meta.url)));

/** Folder of the repository, with the remotes. */
export const workspaceDir = dirname(packageDir);

function nearestPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : nearestPackage(dirname(folder));
}

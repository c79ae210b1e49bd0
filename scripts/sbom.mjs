/** `npm run sbom`: writes the packages of a production as CycloneDX, to `dist/sbom.cdx.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib.mjs';

const list = run('npm', [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--omit',
  'dev',
  '--package-lock-only',
]);
const { components } = JSON.parse(list);
const file = join(root, 'dist', 'sbom.cdx.json');
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(file, list);
console.log(`✔ ${file} : ${components.length} paquets`);

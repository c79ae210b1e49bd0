/**
 * `npm run release:packages`: makes the packages that a team needs to build a remote in a repository
 * of its own, as tarballs in `dist/packages`. `npm publish dist/packages/….tgz` sends one to a
 * registry. The packages are the workspaces with `publishConfig`.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRanges } from '@alumni/mf/releasing';
import { compile } from './packages/compile.mjs';
import { manifestOf, undeclaredIn } from './packages/manifest.mjs';
import { packages } from './packages/packages.mjs';
import { attach, root, run, step, stop } from './lib.mjs';

const tarballs = join(root, 'dist/packages');
const stage = join(root, '.cache/packages');

await step('Types', async () => {
  const folders = packages
    .map(({ folder }) => folder)
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  const status = await attach(process.execPath, [
    'node_modules/typescript-native/bin/tsc',
    '-b',
    '--force',
    ...folders,
  ]);
  if (status !== 0) stop('Les types sont faux.', 'npm run types');
});
for (const path of [tarballs, stage]) {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
}
for (const { folder, source } of packages) {
  await step(`${source.name} ${source.version}`, () => pack(folder, source));
}

function pack(folder, source) {
  const from = join(root, folder);
  const to = join(stage, folder.replaceAll('/', '-'));
  compile(join(from, 'src'), {
    types: join(from, '.types/src'),
    to: join(to, 'dist'),
    // The command of a terminal keeps its texts as they are.
    isShown: 'sideEffects' in source,
  });
  const kept = ['README.md', 'CHANGELOG.md', ...(source.files ?? [])];
  for (const file of kept) cpSync(join(from, file), join(to, file), { recursive: true });
  for (const template of kept.filter((file) => file.startsWith('template'))) {
    const file = join(to, template, 'package.json');
    writeFileSync(file, withRanges(readFileSync(file, 'utf8')));
  }
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  const manifest = manifestOf(source);
  const missing = undeclaredIn(to, manifest);
  if (missing.length > 0) {
    stop(
      `${source.name} importe sans le déclarer : ${missing.join(', ')}.`,
      `${folder}/package.json`,
    );
  }
  writeFileSync(join(to, 'package.json'), JSON.stringify(manifest, null, 2));
  run('npm', ['pack', to, '--pack-destination', tarballs]);
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from '@alumni/federation-registry/remotes';
import { buildFolders, runWebpack } from '../../testing/run-webpack';

const repository = join(__dirname, '../../../..');
const newFolder = buildFolders('same-bytes-test');

// A file whose bytes change is fetched again by everybody, although its code is the same.
test.each(['shell', ...remoteFolders(repository)])(
  'a build of %s from webpack’s cache has the bytes of one without',
  (name) => {
    const dir = newFolder();
    const withoutCache = build(name, dir);
    expect(Object.keys(withoutCache).length).toBeGreaterThan(5);
    expect(build(name, dir)).toEqual(withoutCache);
  },
);

/**
 * Builds into a folder, with the cache in that folder. Server views keep the cache of the workspace.
 * @returns the hash of each file
 */
function build(name: string, dir: string): Record<string, string> {
  runWebpack(
    dir,
    { configure: join(repository, name, 'webpack.config.mjs') },
    `(({ output, cache, ...config }) => ({
      ...config,
      output: { ...output, path: dir + '/dist' },
      cache: { ...cache, cacheDirectory: dir + '/cache' },
    }))(configure({}, { mode: 'production' }))`,
  );
  const dist = join(dir, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(dist, file)).isFile())
      .map((file) => [file, hashOf(join(dist, file))]),
  );
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Documents for operators; e2e/src/guide.full.spec.ts runs the commands of the first. */
const documents = ['docs/operations.md', 'deploy/README.md', 'SECURITY.md'];

test.each(documents)('%s names commands and files that exist', (document) => {
  const text = read(document);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const paths = /(?<![\w./-])(?:api|deploy|docs|e2e|federation|scripts)\/[\w@./-]*\w/g;
  const files = [...text.matchAll(paths)].map(([file]) => file);
  expect(files.filter((file) => !existsSync(join(root, file)) && !isMade(file))).toEqual([]);
});

/** Made by a build, or by the operator. */
const isMade = (file: string) => /^(api\/dist|deploy\/tls)\b/.test(file);

test('the guide has its steps in the order of a first installation', () => {
  const titles = [...read('docs/operations.md').matchAll(/^### \d+\. (.*)$/gm)];
  expect(titles.map(([, title]) => title)).toEqual([
    'Requirements',
    'Build',
    'Database and settings',
    'Setup',
    'Start',
    'Proxy',
    'Backup',
    'Restore',
    'Upgrade',
    'Roll back',
    'Monitor',
    'Size',
    'Connection budget',
  ]);
});

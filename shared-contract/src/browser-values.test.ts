import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
/** What visitors download. */
const browser = readdirSync(root)
  .filter((name) => /^(shell|shared-auth|shared-ui|mf-.+)$/.test(name))
  .concat('federation/runtime')
  .flatMap((name) => sourcesIn(`${name}/src`));

/**
 * A schema in a screen brings zod, 24 KB compressed, and its `Function` breaks Trusted Types: what
 * both sides need is a constant.
 */
test('screens import no value of the calls, types only', () => {
  const schemas = valuesOf('shared-contract/src/calls');
  expect(schemas.size).toBeGreaterThan(100);
  const wrong = browser
    .filter((file) => !/\.test\.|\/testing/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => schemas.has(name))
        .map((name) => ({ file, name })),
    );
  expect(wrong).toEqual([]);
});

/** Names that these files export as values. */
function valuesOf(folder: string): Set<string> {
  const exported = /^export (?:const|function|class) (\w+)/gm;
  return new Set(
    sourcesIn(folder).flatMap((file) =>
      [...read(file).matchAll(exported)].map(([, name]) => name!),
    ),
  );
}

/** Values that a file imports from the contract. */
function importsOf(file: string): string[] {
  const statements = read(file).matchAll(/^import \{([^}]*)\} from '@alumni\/shared-contract';/gm);
  return [...statements].flatMap(([, names]) =>
    names!
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** TypeScript files of a folder, from the root. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

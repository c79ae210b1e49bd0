import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The preset is plain ESM that webpack imports: run it as webpack's loaders do. */
function built(source: string): string {
  const script = `
    import { transformSync } from '@swc/core';
    import { withFrenchSpaces } from ${JSON.stringify(join(__dirname, 'french-spaces.mjs'))};
    const { code } = transformSync(${JSON.stringify(source)}, {
      filename: 'screen.tsx',
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    });
    process.stdout.write(withFrenchSpaces(code));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
}

test('adds no-break spaces to every kind of text', () => {
  const text = built(`
    const asked = 'Supprimer ?';
    const about = \`Publier « \${title} » : \${count} lus !\`;
    const whole = \`Sûr ?\`;
    const next = \`Vrai ?\${title} ?\${count}\`;
    const lines = 'Il manque :\\nle nom';
    const screen = <p title="Vrai ?">Il manque : <b>{title} ?</b></p>;`);
  expect(text).toContain("'Supprimer\u00a0?'");
  expect(text).toContain('`Publier «\u00a0${title}\u00a0»\u00a0: ${count} lus\u00a0!`');
  expect(text).toContain('`Sûr\u00a0?`');
  expect(text).toContain('`Vrai\u00a0?${title}\u00a0?${count}`');
  expect(text).toContain("'Il manque\u00a0:\\nle nom'");
  expect(text).toContain('"Vrai\u00a0?"');
  expect(text).toContain('"Il manque\u00a0: "');
  expect(text).toContain('"\u00a0?"');
});

test('adds them to the only text of a module', () => {
  expect(built("export const asked = 'Supprimer ?';")).toContain("'Supprimer\u00a0?'");
});

test('leaves everything that is not text unchanged', () => {
  const source = [
    '// Vrai ?',
    "const text = 'Vrai ?';",
    'export const found = ok ? document.querySelector(`tr :is(a, button)`) : / ?/.exec(text);\n',
  ].join('\n');
  expect(built(source)).toBe(source.replace("'Vrai ?'", "'Vrai\u00a0?'"));
});

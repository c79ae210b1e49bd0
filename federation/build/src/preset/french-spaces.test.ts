import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The preset is plain ESM that webpack imports: run it as ts-loader does. */
function built(source: string): string {
  const script = `
    import ts from 'typescript';
    import { frenchSpacesTransformer } from ${JSON.stringify(join(__dirname, 'french-spaces.mjs'))};
    const { outputText } = ts.transpileModule(${JSON.stringify(source)}, {
      fileName: 'screen.tsx',
      transformers: { before: [frenchSpacesTransformer] },
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    process.stdout.write(outputText);`;
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  return out.replace(/\\u([0-9A-F]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

test('adds no-break spaces to every kind of text', () => {
  const text = built(`
    const asked = 'Supprimer ?';
    const about = \`Publier « \${title} » : \${count} lus !\`;
    const whole = \`Sûr ?\`;
    const screen = <p title="Vrai ?">Il manque : <b>{title} ?</b></p>;`);
  expect(text).toContain('"Supprimer\u00a0?"');
  expect(text).toContain('`Publier «\u00a0${title}\u00a0»\u00a0: ${count} lus\u00a0!`');
  expect(text).toContain('`Sûr\u00a0?`');
  expect(text).toContain("'Vrai\u00a0?'");
  expect(text).toContain('"Il manque\u00a0: "');
  expect(text).toContain('"\u00a0?"');
});

test('leaves everything that is not text unchanged', () => {
  const source = 'export const found = ok ? document.querySelector(`tr :is(a, button)`) : null;\n';
  expect(built(source)).toBe(source);
});

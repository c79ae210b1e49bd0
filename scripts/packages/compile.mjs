import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { withFrenchSpaces } from '@alumni/federation-build/french-spaces';
import { importsIn } from './imports.mjs';

/**
 * Compiles the sources of a package to ECMAScript modules, one file for each: webpack then takes
 * what a remote imports, and a stack names the file. Types come from `npm run types`; style sheets,
 * pictures and plain JavaScript are copied.
 * @param {string} sources folder of the sources
 * @param {object} options
 * @param {string} options.types folder of their declarations
 * @param {string} options.to folder of the compiled files
 * @param {boolean} options.isShown its texts are shown on pages, with French no-break spaces
 */
export function compile(sources, { types, to, isShown }) {
  for (const file of filesIn(sources)) {
    const place = join(to, file);
    mkdirSync(dirname(place), { recursive: true });
    if (isTypeScript(file)) {
      const source = join(sources, file);
      const script = scriptOf(source, isShown);
      writeFileSync(place.replace(/\.tsx?$/, '.js'), withEndings(script, source));
      const declaration = file.replace(/\.tsx?$/, '.d.ts');
      const declared = readFileSync(join(types, declaration), 'utf8');
      writeFileSync(join(to, declaration), withEndings(declared, source));
    } else if (file.endsWith('.mjs')) {
      writeFileSync(place, withoutTsx(readFileSync(join(sources, file), 'utf8')));
    } else {
      cpSync(join(sources, file), place);
    }
  }
}

const isTypeScript = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** Everything except tests. */
const filesIn = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));

function scriptOf(file, isShown) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
  });
  return isShown ? withFrenchSpaces(outputText) : outputText;
}

/** Here tsx loads TypeScript from plain JavaScript; a package contains no TypeScript. */
const withoutTsx = (text) =>
  text
    .replace(/^import \{ tsImport \} from 'tsx\/esm\/api';\n+/m, '')
    .replace(/\btsImport\('([^']+?)(?:\.ts)?', import\.meta\.url\)/g, (_all, module) =>
      module.startsWith('.') ? `import('${module}.js')` : `import('${module}')`,
    );

/**
 * `./page` becomes `./page.js`, which Node and every bundler finds; requests of packages are keys of
 * the shares, and stay.
 * @param {string} text of a script or a declaration
 * @param {string} source its file in the sources
 */
function withEndings(text, source) {
  return importsIn(text).reduceRight((result, { module, end }) => {
    const ending = module.startsWith('.') ? endingOf(join(dirname(source), module)) : '';
    return result.slice(0, end) + ending + result.slice(end);
  }, text);
}

const endingOf = (module) =>
  ['.ts', '.tsx', '.js'].some((ending) => existsSync(module + ending))
    ? '.js'
    : existsSync(join(module, 'index.ts'))
      ? '/index.js'
      : '';

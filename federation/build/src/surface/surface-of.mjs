import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ownDoors } from '../preset/shares.mjs';

/**
 * Entry point → its declarations, which `npm run types` writes.
 * @param {Record<string, string>} exports of a package.json
 */
export function entryPoints(exports) {
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([door, file]) => /\.tsx?$/.test(file) && !ownDoors.test(door))
      .map(([door, file]) => [door, file.replace(/^\.\/(.*)\.tsx?$/, '.types/$1.d.ts')]),
  );
}

/**
 * What a package offers: `./page Section` → hash of its declaration, and of the package's own types
 * that it names. Comments and the order of a union's members do not count.
 * @param {string} folder of the package
 * @param {Record<string, string>} doors from `entryPoints`
 * @returns {Record<string, string>} sorted by name
 */
export function surfaceOf(folder, doors) {
  const files = Object.values(doors).map((file) => join(folder, file));
  const program = ts.createProgram(files, { noLib: true, types: [] }, ownFilesOnly());
  const checker = program.getTypeChecker();
  const rows = Object.entries(doors).flatMap(([door, file]) => {
    const source = program.getSourceFile(join(folder, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} has no exports: npm run types`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => [`${door} ${symbol.name}`, hashOf(closureOf(symbol, checker))]);
  });
  return Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Declarations of a symbol and of all that they name in this package, as text. */
function closureOf(symbol, checker) {
  const seen = new Set();
  const open = [symbol];
  const texts = [];
  for (let one = open.pop(); one; one = open.pop()) {
    const found = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
    if (seen.has(found)) continue;
    seen.add(found);
    for (const declaration of found.declarations ?? []) {
      if (ts.isSourceFile(declaration)) continue;
      texts.push(textOf(declaration));
      open.push(...symbolsIn(declaration, checker));
    }
  }
  return texts.sort().join('\n');
}

function* symbolsIn(node, checker) {
  if (ts.isIdentifier(node)) {
    const symbol = checker.getSymbolAtLocation(node);
    if (symbol) yield symbol;
  }
  for (const child of childrenOf(node)) yield* symbolsIn(child, checker);
}

/** The compiler's order of a union's members varies between runs. */
function textOf(node) {
  if (ts.isUnionTypeNode(node)) return node.types.map(textOf).sort().join(' | ');
  const children = childrenOf(node);
  return children.length > 0 ? children.map(textOf).join(' ') : node.getText();
}

const childrenOf = (node) => node.getChildren().filter((child) => !ts.isJSDoc(child));

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Follows imports within a package alone: libraries have versions of their own. */
function ownFilesOnly() {
  const host = ts.createCompilerHost({});
  return {
    ...host,
    getSourceFile: (name) =>
      existsSync(name)
        ? ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.ESNext, true)
        : undefined,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: resolved(text, from) })),
  };
}

function resolved(request, from) {
  if (!request.startsWith('.')) return undefined;
  const path = join(dirname(from), request).replace(/\.[jt]sx?$/, '');
  const file = [`${path}.d.ts`, join(path, 'index.d.ts')].find((name) => existsSync(name));
  return file && { resolvedFileName: file, extension: ts.Extension.Dts };
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const imports =
  /(?:^|\n)(?:import|export)\s(?!type\s)[^;'"]*?from\s*['"]([^'"]+)['"]|\bimport\((?:\s*\/\*.*?\*\/)?\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

/**
 * Every import that a source file reaches, through our own files and the entry points of our
 * packages.
 * @param {string} file
 * @param {(request: string) => boolean} [isLeaf] an import that is listed and not followed
 * @returns {Set<string>} imports of packages: `react`, `@alumni/shared-ui/page`, …
 */
export function importsFrom(file, isLeaf = () => false) {
  const found = new Set();
  const seen = new Set();
  const open = [file];
  for (let current = open.pop(); current; current = open.pop()) {
    if (seen.has(current) || !/\.[jt]sx?$/.test(current)) continue;
    seen.add(current);
    for (const request of requestsIn(current)) {
      if (!request.startsWith('.')) found.add(request);
      const source = isLeaf(request) ? null : sourceOf(current, request);
      if (source) open.push(source);
    }
  }
  return found;
}

function requestsIn(file) {
  const text = readFileSync(file, 'utf8');
  const requests = [...text.matchAll(imports)].map((match) => match[1] ?? match[2] ?? match[3]);
  return file.endsWith('.tsx') ? [...requests, 'react/jsx-runtime'] : requests;
}

function sourceOf(from, request) {
  if (request.startsWith('.')) {
    const path = resolve(dirname(from), request);
    return ['', '.ts', '.tsx'].map((ending) => path + ending).find(existsSync) ?? null;
  }
  return request.startsWith('@alumni/') ? createRequire(from).resolve(request) : null;
}

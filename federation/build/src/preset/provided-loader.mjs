/**
 * Generates one `import()` for each shared module of the host, run on first use.
 * @this {import('webpack').LoaderContext<{ shared: Record<string, import('./shares.mjs').Share> }>}
 */
export default function providedLoader() {
  const entries = Object.entries(this.getOptions().shared).map(([key, { version }]) => {
    const request = JSON.stringify(key);
    return `[${request}, ${JSON.stringify(version)}, () => import(${request})]`;
  });
  return `export const provided = [${entries.join(',\n')}];`;
}

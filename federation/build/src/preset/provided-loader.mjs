/** One `import()` for each shared module that the host gives: it is fetched when first asked for. */
export default function providedLoader() {
  const entries = Object.entries(this.getOptions().shared).map(([key, { version }]) => {
    const request = JSON.stringify(key);
    return `[${request}, ${JSON.stringify(version)}, () => import(${request})]`;
  });
  return `export const provided = [${entries.join(',\n')}];`;
}

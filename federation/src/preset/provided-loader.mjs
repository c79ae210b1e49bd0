/** webpack provides a shared module only when the build imports it: import each, call none. */
export default function providedLoader() {
  const imports = this.getOptions().keys.map((key) => `import(${JSON.stringify(key)})`);
  return `const provided = () => [${imports.join(', ')}];\nexport {};`;
}

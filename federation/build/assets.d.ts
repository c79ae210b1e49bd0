/** What webpack makes of the files that are not code. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}

import type { Colours } from './colours';

/** `terracottaSoft` → `--terracotta-soft`. */
const variableOf = (token: string) =>
  `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** One `--ink: #2a3278;` per colour. */
export const declarations = (values: Partial<Colours>): string[] =>
  Object.entries(values).map(([token, value]) => `${variableOf(token)}: ${value};`);

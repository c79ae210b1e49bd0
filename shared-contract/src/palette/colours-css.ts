import type { Colours } from './colours';

/** CSS variable of a colour: `terracottaSoft` → `--terracotta-soft`. */
export const cssVariable = (token: string) =>
  `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** One `--ink: #2a3278;` per colour. */
export const declarations = (values: Partial<Colours>): string[] =>
  Object.entries(values).map(([token, value]) => `${cssVariable(token)}: ${value};`);

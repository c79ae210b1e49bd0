import { declarations } from '@alumni/shared-contract/palette';
import { dark, light, shadows, sizes } from './tokens';

/** Content of `tokens.css`: light by default; dark by system setting or `data-theme`. */
export function tokensCss(): string {
  const darkBody = [...declarations(dark), ...pairs(shadows.dark)];
  return [
    '/* Written from tokens.ts by `npm run tokens`: change the values there. */',
    block(':root', [
      'color-scheme: light;',
      ...pairs(sizes),
      ...declarations(light),
      ...pairs(shadows.light),
    ]),
    `@media (prefers-color-scheme: dark) {\n${indent(
      block(":root:not([data-theme='light'])", ['color-scheme: dark;', ...darkBody]),
    )}\n}`,
    block(":root[data-theme='dark']", ['color-scheme: dark;', ...darkBody]),
    '',
  ].join('\n');
}

const pairs = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
const block = (selector: string, lines: string[]) =>
  `${selector} {\n${indent(lines.join('\n'))}\n}`;
const indent = (text: string) => text.replace(/^/gm, '  ');

import { declarations, type ChosenColours } from '@alumni/shared-contract/palette';

/**
 * Style sheet with the network's colours. Selectors are more specific than those of `tokens.css`,
 * so that the order does not matter.
 */
export function siteStyle({ light, dark }: ChosenColours): string {
  const [day, night] = [light, dark].map((colours) => declarations(colours).join(''));
  return (
    `html:root{${day}}` +
    `@media (prefers-color-scheme:dark){html:root:not([data-theme='light']){${night}}}` +
    `html:root[data-theme='dark']{${night}}`
  );
}

import { declarations, type ChosenColours } from '@alumni/shared-contract/palette';

/**
 * The colours that the network chose, in the place of those of `tokens.css`: its selectors with one more
 * element, so that it does not matter which of the two comes first.
 */
export function siteStyle({ light, dark }: ChosenColours): string {
  const [day, night] = [light, dark].map((colours) => declarations(colours).join(''));
  return (
    `html:root{${day}}` +
    `@media (prefers-color-scheme:dark){html:root:not([data-theme='light']){${night}}}` +
    `html:root[data-theme='dark']{${night}}`
  );
}

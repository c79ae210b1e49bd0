/** A style attribute that needs no address and cannot end its rule. */
export const styleAttribute = / style="((?:(?!url|image-set)[\w\s:;.,%#()+*/-])*)"/gi;

/**
 * Moves style attributes, which the CSP forbids in a page's HTML, into rules.
 * @param markup checked by the render pool
 * @returns the markup with `data-style` in their place, and the rules
 */
export function takeStyleAttributes(markup: string): { markup: string; rules: string } {
  const numbers = new Map<string, number>();
  const plain = markup.replace(styleAttribute, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-style="${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => `#ssr [data-style="${number}"]{${style}}`);
  return { markup: plain, rules: rules.join('') };
}

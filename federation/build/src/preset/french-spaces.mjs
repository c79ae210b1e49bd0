import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import jsTokens from 'js-tokens';

/** Number of characters around the text of a token: quotes, backticks, `${` and `}`. */
const delimiters = {
  StringLiteral: [1, 1],
  NoSubstitutionTemplate: [1, 1],
  TemplateHead: [1, 2],
  TemplateMiddle: [1, 2],
  TemplateTail: [1, 1],
};

/**
 * Adds no-break spaces to every French text of a module at build time: string literals, as which
 * compiled JSX has its texts, and templates. Used for both the page and the first view, so that they
 * match. One space becomes one character, so a source map stays right.
 * @param {string} code compiled JavaScript
 * @returns {string} the same code, of the same length
 */
export function withFrenchSpaces(code) {
  return Array.from(jsTokens(code), withSpaces).join('');
}

function withSpaces({ type, value }) {
  const [before, after] = delimiters[type] ?? [];
  if (!before) return value;
  const lines = value.slice(before, -after).split(lineBreak);
  const text = lines.map(frenchSpaces).join(lineBreak);
  return value.slice(0, before) + text + value.slice(-after);
}

/** A line break as a literal writes it. Before it, as before the closing quote, a text ends. */
const lineBreak = String.raw`\n`;

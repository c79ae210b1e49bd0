import { frenchSpaces } from './french-spaces';
import { truncate } from './truncate';

/** A text cut at `length` graphemes; assistive technology and the tooltip have it whole. */
export function Truncated({ text: typed, length }: { text: string; length: number }) {
  const text = frenchSpaces(typed);
  const short = truncate(text, length);
  if (short === text) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

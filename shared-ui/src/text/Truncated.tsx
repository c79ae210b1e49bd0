import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import { truncate } from './truncate';

/** Text cut at `length` graphemes; the tooltip and assistive technology get the whole text. */
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

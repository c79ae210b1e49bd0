/** A row in PostgreSQL's COPY format: values as text, or null. */
export type TextRow = (string | null)[];

const escapes: Record<string, string> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Parses COPY … TO STDOUT text row by row, from chunks of any size. */
export async function* readCopyText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TextRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield readLine(line);
  }
}

/** COPY escapes line breaks and tabs inside values: these two characters only separate. */
function readLine(line: string): TextRow {
  return line
    .split('\t')
    .map((value) =>
      value === '\\N'
        ? null
        : value.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter),
    );
}

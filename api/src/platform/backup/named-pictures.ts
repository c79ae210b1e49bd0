import type { ClientBase } from 'pg';
import { quoted, type TableShape } from './catalogue';

/** All columns with picture keys. */
const pictureColumns = new Set(['picture', 'cover_picture']);

/** Keys of all pictures that rows name, such as `covers/3f…-1600x900`. */
export async function namedPictures(
  client: Pick<ClientBase, 'query'>,
  shapes: TableShape[],
): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const { name, columns } of shapes) {
    for (const { name: column } of columns.filter((each) => pictureColumns.has(each.name))) {
      const { rows } = await client.query<{ key: string }>(
        `SELECT DISTINCT ${quoted(column)} AS key FROM public.${quoted(name)}
         WHERE ${quoted(column)} IS NOT NULL`,
      );
      for (const { key } of rows) keys.add(key);
    }
  }
  return keys;
}

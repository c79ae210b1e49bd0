import type { WaitingPerson } from '@alumni/shared-contract';

/** The people before and after, when there are. */
export interface Neighbours {
  previous?: number | undefined;
  next?: number | undefined;
}

export function neighboursOf(rows: WaitingPerson[], { id }: WaitingPerson): Neighbours {
  const position = rows.findIndex((row) => row.id === id);
  return { previous: rows[position - 1]?.id, next: rows[position + 1]?.id };
}

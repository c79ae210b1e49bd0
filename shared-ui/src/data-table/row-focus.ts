interface Row {
  id: number;
}

/**
 * The row to focus once a row is removed.
 * @param id of the row to remove
 * @returns the next row, or the previous one for the last; undefined when it is the only one
 */
export function neighbourOf(rows: readonly Row[], id: number): Row | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return rows[index + 1] ?? rows[index - 1];
}

/** Focuses the first link or button of a `DataTable` row, or the h1 when there is none. */
export function focusRow(row: Row | undefined): void {
  const control =
    row && document.querySelector<HTMLElement>(`tr[data-row-key="${row.id}"] :is(a, button)`);
  (control ?? document.querySelector<HTMLElement>('h1'))?.focus();
}

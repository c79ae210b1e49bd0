interface Row {
  id: number;
}

/** @returns the row to focus once this one is removed; none when it is the only one */
export function neighbourOf(rows: readonly Row[], id: number): Row | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return rows[index + 1] ?? rows[index - 1];
}

/** Focuses the first control of a row, or the page's title when there is none. */
export function focusRow(row: Row | undefined): void {
  const control =
    row && document.querySelector<HTMLElement>(`tr[data-row-key="${row.id}"] :is(a, button)`);
  (control ?? document.querySelector<HTMLElement>('h1'))?.focus();
}

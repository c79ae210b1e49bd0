interface Row {
  id: number;
}

/** The row that takes the place of this one once it is gone; none when it is alone. */
export function neighbourOf(rows: readonly Row[], id: number): Row | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return rows[index + 1] ?? rows[index - 1];
}

/** Brings the focus to the first control of a row, or to the page's title when it has none. */
export function focusRow(row: Row | undefined): void {
  const control =
    row && document.querySelector<HTMLElement>(`tr[data-row-key="${row.id}"] :is(a, button)`);
  (control ?? document.querySelector<HTMLElement>('h1'))?.focus();
}

import type { Pagination } from '@alumni/shared-contract';

/** Numbers of a page; one past the end has no rows (rule 13). */
export function pagination(page: number, size: number, total: number): Pagination {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / size)),
    total,
    per_page: size,
  };
}

/** Limit of rows per answer of a public list: an item may have 20 KB. */
const mostItems = 100;

/** Rows to read for several pages in one answer, and the numbers to report. */
export interface PageSpan {
  offset: number;
  limit: number;
  /** `current_page` is the last page in the answer. */
  numbers: Pagination;
}

/**
 * Pages `page` to `page + pages - 1`, limited by the end of the list and by the limit of an answer.
 */
export function pageSpan(page: number, pages: number, size: number, total: number): PageSpan {
  const atOnce = Math.min(pages, Math.max(1, Math.floor(mostItems / size)));
  const { last_page } = pagination(page, size, total);
  const reached = Math.max(page, Math.min(page + atOnce - 1, last_page));
  return {
    offset: (page - 1) * size,
    limit: (reached - page + 1) * size,
    numbers: pagination(reached, size, total),
  };
}

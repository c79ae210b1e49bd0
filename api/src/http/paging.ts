import type { Pagination } from '@alumni/shared-contract';

/** The numbers of a page; one past the end keeps them and has no rows (decisions, rule 13). */
export function pagination(page: number, size: number, total: number): Pagination {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / size)),
    total,
    per_page: size,
  };
}

/** What may be asked for at once of a list that is open to everybody: an item may weigh 20 KB. */
const mostItems = 100;

/** Some pages of a list in one answer: which rows to read, and what to say of them. */
export interface PageSpan {
  offset: number;
  limit: number;
  /** `current_page` is the last page that the answer reaches. */
  numbers: Pagination;
}

/** Pages `page` to `page + pages - 1`, or fewer where the list or one answer ends. */
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

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

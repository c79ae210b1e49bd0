import { calm, http, useAnswer } from '@alumni/shared-auth';
import type { JournalReply } from '@alumni/shared-contract';
import { queryString, type Query } from '@alumni/shared-ui/router';

const root = '/api/v2/journal';

/**
 * One page of the journal.
 * @param until latest entry of the first page; it needs none, and shows what is new
 */
export function useJournal({ page, search, ...filters }: Query, until: string | null) {
  const isFirst = page === 1;
  const query = { page: isFirst ? undefined : page, search, ...filters };
  return useAnswer<JournalReply>(root + queryString({ ...query, until: isFirst ? null : until }), {
    ...calm,
    keepPreviousData: true,
  });
}

/** Address of the CSV file of what the filters show. */
export const journalFile = ({ page: _page, ...filters }: Query): string =>
  http.getUri({ url: `${root}/export${queryString(filters)}` });

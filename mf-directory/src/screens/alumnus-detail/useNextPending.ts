import useSWR from 'swr';
import { alumniKey, fetchAlumni, type AlumniPage } from '../../api/alumni';
import { useListContext } from './useListContext';

/** Skips people who are not ready for approval, unless the list was filtered for them. */
const queueOf = (filters: Record<string, string>) =>
  filters.approved === '0' ? filters : { ...filters, ready: '1' };

/**
 * The next person awaiting approval, under the filters of the list. Fetched once per person: an
 * approval removes them from the answer, and the next one must not change.
 * @returns null when nobody else waits; undefined until that is known
 */
export function useNextPending(id: number): number | null | undefined {
  const list = useListContext()?.list ?? '';
  const filters = Object.fromEntries(new URLSearchParams(list));
  const key = alumniKey({ ...queueOf(filters), approved: 0, page: undefined });
  const { data } = useSWR([key, 'from', id], () => fetchAlumni(key), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  return data && following(data, id);
}

/** The one after `id`, otherwise the first other one. */
function following({ data }: AlumniPage, id: number): number | null {
  const position = data.findIndex((card) => card.id === id);
  const next = data[position + 1] ?? data[0];
  return next && next.id !== id ? next.id : null;
}

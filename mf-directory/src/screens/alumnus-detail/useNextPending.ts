import useSWR from 'swr';
import { alumniKey, fetchAlumni, type AlumniPage } from '../../api/alumni';
import { useListContext } from './useListContext';

/** Skips people who are not ready for approval, unless the list was filtered for them. */
const queueOf = (filters: Record<string, string>) =>
  filters.approved === '0' ? filters : { ...filters, ready: '1' };

/**
 * The next person awaiting approval, under the filters of the list. Fetched once per person: an
 * approval removes them from the answer, and the next one must not change.
 */
export function useNextPending(id: number): number | undefined {
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
function following({ data }: AlumniPage, id: number): number | undefined {
  const position = data.findIndex((card) => card.id === id);
  const next = data[position + 1] ?? data[0];
  return next?.id === id ? undefined : next?.id;
}

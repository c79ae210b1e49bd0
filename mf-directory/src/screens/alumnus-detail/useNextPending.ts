import useSWR from 'swr';
import { alumniKey, fetchAlumni, type AlumniPage } from '../../api/alumni';
import { useListContext } from './useListContext';

/**
 * Who is not ready to be approved is left out, unless the list one came from has them on purpose.
 */
const queueOf = (filters: Record<string, string>) =>
  filters['approved'] === '0' ? filters : { ...filters, ready: '1' };

/**
 * Who comes after this person among those awaiting approval, under the filters of the list one
 * came from. Asked once per person shown: an approval takes them out of the answer, and the next
 * one must still be the one who followed.
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

/** The one after `id`, else the first of the others. */
function following({ data }: AlumniPage, id: number): number | undefined {
  const position = data.findIndex((card) => card.id === id);
  const next = data[position + 1] ?? data[0];
  return next?.id === id ? undefined : next?.id;
}

import type { Campus, CategoriesReply } from '@alumni/shared-contract';
import useSWR from 'swr';
import { get } from './get';

const lasting = { revalidateOnFocus: false, revalidateIfStale: false };

/** The campuses, named by their country. */
export function useCampuses() {
  return useSWR('/api/esgis', get<Campus[]>, lasting).data ?? [];
}

/** The professions a person may choose: the alumni categories. */
export function useProfessions() {
  return useSWR('/api/v2/alumni-categories', get<CategoriesReply>, lasting).data?.categories ?? [];
}

import type { CategoriesReply } from '@alumni/shared-contract';
import useSWR from 'swr';
import { get } from './get';

/** The professions a person may choose: the alumni categories. */
export function useProfessions() {
  const { data } = useSWR('/api/v2/alumni-categories', get<CategoriesReply>, {
    revalidateOnFocus: false,
  });
  return data?.categories ?? [];
}

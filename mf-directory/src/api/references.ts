import { http } from '@alumni/shared-auth';
import type {
  AlumniType,
  AlumniTypesReply,
  Campus,
  CategoriesReply,
  Category,
  Diploma,
  Field,
} from '@alumni/shared-contract';
import { useMemo } from 'react';
import useSWR from 'swr';

/**
 * Lists that rarely change: fetched once per visit. The cache keeps the raw body, because other
 * remotes read the same address.
 */
function useReference<Item>(key: string | null, read: (body: unknown) => Item[]) {
  const { data: body, error, isLoading, isValidating, mutate } = useSWR(key, get, onceAVisit);
  const data = useMemo(() => (body === undefined ? undefined : read(body)), [body, read]);
  return { data, error: error as unknown, isLoading, isValidating, mutate };
}

// Not `swr/immutable`: the shell does not share it, and a second copy has its own cache.
const onceAVisit = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

const get = async (path: string) => (await http.get<unknown>(path)).data;

const plain = <Item>(body: unknown) => body as Item[];

export const useDiplomas = () => useReference('/api/diplomes', plain<Diploma>);
export const useCampuses = () => useReference('/api/esgis', plain<Campus>);

/** Fields of study, of one diploma when given. */
export const useFields = (diplomaId?: number) =>
  useReference(diplomaId ? `/api/filieres?diplome_id=${diplomaId}` : '/api/filieres', plain<Field>);

/** The alumni categories are the profession list. */
export const useProfessions = () => useReference('/api/v2/alumni-categories', categoriesOf);

export const useAlumniTypes = () => useReference('/api/v2/alumni-types', typesOf);

const categoriesOf = (body: unknown): Category[] => (body as CategoriesReply).categories;
const typesOf = (body: unknown): AlumniType[] => (body as AlumniTypesReply).types;

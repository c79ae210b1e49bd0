import { useAnswer, useSelected } from '@alumni/shared-auth';
import type {
  AlumniTypesReply,
  Campus,
  CategoriesReply,
  Diploma,
  Field,
} from '@alumni/shared-contract';

/** Lists that rarely change: fetched once per visit. */
// Not `swr/immutable`: the shell does not share it, and a second copy has its own cache.
const onceAVisit = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

export const useDiplomas = () => useAnswer<Diploma[]>('/api/diplomes', onceAVisit);
export const useCampuses = () => useAnswer<Campus[]>('/api/esgis', onceAVisit);

/**
 * Fields of study, of one diploma when given.
 * @param isAsked false: no call yet
 */
export const useFields = (diplomaId?: number, isAsked = true) =>
  useAnswer<Field[]>(
    isAsked ? `/api/filieres${diplomaId ? `?diplome_id=${diplomaId}` : ''}` : null,
    onceAVisit,
  );

/** The alumni categories are the profession list. */
export const useProfessions = () =>
  useSelected('/api/v2/alumni-categories', categoriesOf, onceAVisit);

export const useAlumniTypes = () => useSelected('/api/v2/alumni-types', typesOf, onceAVisit);

const categoriesOf = (reply: CategoriesReply) => reply.categories;
const typesOf = (reply: AlumniTypesReply) => reply.types;

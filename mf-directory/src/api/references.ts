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
import useSWRImmutable from 'swr/immutable';

/** Lists that hardly change: asked once per visit, and only by the part that shows them. */
const useReference = <Item>(key: string | null, read: (body: unknown) => Item[]) =>
  useSWRImmutable(key, async (path: string) => read((await http.get<unknown>(path)).data));

const plain = <Item>(body: unknown) => body as Item[];

export const useDiplomas = () => useReference('/api/diplomes', plain<Diploma>);
export const useCampuses = () => useReference('/api/esgis', plain<Campus>);

/** The fields of study, of one diploma when it is given. */
export const useFields = (diplomaId?: number) =>
  useReference(diplomaId ? `/api/filieres?diplome_id=${diplomaId}` : '/api/filieres', plain<Field>);

/** The alumni categories serve as the profession list. */
export const useProfessions = () =>
  useReference<Category>(
    '/api/v2/alumni-categories',
    (body) => (body as CategoriesReply).categories,
  );

export const useAlumniTypes = () =>
  useReference<AlumniType>('/api/v2/alumni-types', (body) => (body as AlumniTypesReply).types);

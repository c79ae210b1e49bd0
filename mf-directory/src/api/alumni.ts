import { http, statusOf } from '@alumni/shared-auth';
import type {
  Alumnus,
  Flag,
  StudentCard,
  StudentInput,
  StudentsReply,
} from '@alumni/shared-contract';
import { queryString, type Query } from '@alumni/shared-ui/router';
import useSWR, { type KeyedMutator } from 'swr';

/** Filters of the list as the address bar holds them. */
export type AlumniQuery = Query;
export type AlumniPage = StudentsReply['data'];
/** The three states that staff set freely (decisions, rule 21). */
export type AlumnusFlag = 'is_activate' | 'approved' | 'certified';

/** Page 1 goes unsaid, as in the address bar: the gateway preloads this very address. */
export const alumniKey = ({ page, ...query }: AlumniQuery) =>
  `/api/users/students/list${queryString({ page: page === 1 ? undefined : page, ...query })}`;
const alumnusKey = (id: number) => `/api/users/profil/${id}`;

export async function fetchAlumni(key: string): Promise<AlumniPage> {
  const { data } = await http.get<StudentsReply>(key);
  return data.data;
}

async function fetchAlumnus(key: string): Promise<Alumnus> {
  const { data } = await http.get<Alumnus>(key);
  return data;
}

/** A page of the directory; the rows of the last answer stay while the next one comes. */
export function useAlumni(query: AlumniQuery | null) {
  // Focus does not refetch: a page is 12 photos on a metered network, and 'Actualiser' is there.
  return useSWR(query && alumniKey(query), fetchAlumni, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
}
export type MutateAlumni = KeyedMutator<AlumniPage>;

export function useAlumnus(id: number | null) {
  return useSWR(id === null ? null : alumnusKey(id), fetchAlumnus, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
}

export const isNotFound = (error: unknown) => [400, 404].includes(statusOf(error) ?? 0);

/** POST /api/users/students/add: the person gets a link to create a password. */
export async function addAlumnus(input: StudentInput): Promise<void> {
  await http.post('/api/users/students/add', input);
}

/** PUT /api/v2/users/:id/approuve: sets the type and the approval together. */
export async function approveAlumnus(id: number, alumniTypeId: number): Promise<void> {
  await http.put(`/api/v2/users/${id}/approuve`, { alumni_type_id: alumniTypeId });
}

/** POST /api/v2/users/:id/access: mails a new link to choose a password; the one before is void. */
export async function sendAccess(id: number): Promise<void> {
  await http.post(`/api/v2/users/${id}/access`);
}

/** DELETE /api/users/students/delete/:id: hidden at once, anonymised later (decisions, rule 23). */
export async function deleteAlumnus(id: number): Promise<void> {
  await http.delete(`/api/users/students/delete/${id}`);
}

/** Sets one state at once in the list on screen; the old value returns when the server refuses. */
export function setAlumnusFlag(
  mutate: MutateAlumni,
  id: number,
  flag: AlumnusFlag,
  value: Flag,
): Promise<AlumniPage | undefined> {
  const changed = (page: AlumniPage) => ({
    ...page,
    data: page.data.map((card: StudentCard) =>
      card.id === id ? { ...card, [flag]: value } : card,
    ),
  });
  return mutate(
    async (page) => {
      await http.put(`/api/users/admin/update/studentstate/${id}`, { id, [flag]: value });
      return page && changed(page);
    },
    {
      optimisticData: (page) => changed(page!),
      rollbackOnError: true,
      // The list is asked again when the dialog closes: a card that no longer fits the filters
      // must not leave from under the hand that changes it.
      revalidate: false,
    },
  );
}

export const fullName = ({ nom, prenoms }: { nom: string; prenoms: string }) => `${nom} ${prenoms}`;

import { fetchAnswer, http, statusOf, useAnswer, useSelected } from '@alumni/shared-auth';
import type {
  Alumnus,
  Flag,
  StudentCard,
  StudentInput,
  StudentsReply,
} from '@alumni/shared-contract';
import { queryString, type Query } from '@alumni/shared-ui/router';
import type { KeyedMutator } from 'swr';

/** Filters of the list, as in the URL. */
export type AlumniQuery = Query;
export type AlumniPage = StudentsReply['data'];
/** The three flags that staff set freely (rule 21). */
export type AlumnusFlag = 'is_activate' | 'approved' | 'certified';

/** Prefix of every page of the list. */
export const alumniRoot = '/api/users/students/list';
/**
 * Address of a page of the list: what is typed in the box is searched in all facts. Page 1 is
 * omitted, as in the URL: the gateway preloads this exact address.
 */
export const alumniKey = ({ page, search, ...query }: AlumniQuery) =>
  `${alumniRoot}${queryString({ page: page === 1 ? undefined : page, q: search, ...query })}`;
const alumnusKey = (id: number) => `/api/users/profil/${id}`;

const pageOf = (reply: StudentsReply): AlumniPage => reply.data;

export const fetchAlumni = (key: string) => fetchAnswer<StudentsReply>(key).then(pageOf);

/** One page of the directory; the previous rows stay while the next page loads. */
export function useAlumni(query: AlumniQuery | null) {
  // No refetch on focus: a page has 12 photos, and 'Actualiser' exists.
  return useSelected(query && alumniKey(query), pageOf, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
}
export type MutateAlumni = KeyedMutator<StudentsReply>;

export function useAlumnus(id: number | null) {
  return useAnswer<Alumnus>(id === null ? null : alumnusKey(id), {
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

/**
 * POST /api/v2/users/:id/access: mails a new link to choose a password; the previous one becomes
 * invalid.
 */
export async function sendAccess(id: number): Promise<void> {
  await http.post(`/api/v2/users/${id}/access`);
}

/** DELETE /api/users/students/delete/:id: hides at once, anonymises later (rule 23). */
export async function deleteAlumnus(id: number): Promise<void> {
  await http.delete(`/api/users/students/delete/${id}`);
}

/** Updates one flag in the list at once; reverts when the server refuses. */
export function setAlumnusFlag(
  mutate: MutateAlumni,
  id: number,
  flag: AlumnusFlag,
  value: Flag,
): Promise<StudentsReply | undefined> {
  const changed = ({ data: page, ...reply }: StudentsReply) => ({
    ...reply,
    data: {
      ...page,
      data: page.data.map((card: StudentCard) =>
        card.id === id ? { ...card, [flag]: value } : card,
      ),
    },
  });
  return mutate(
    async (reply) => {
      await http.put(`/api/users/admin/update/studentstate/${id}`, { id, [flag]: value });
      return reply && changed(reply);
    },
    {
      optimisticData: (reply) => changed(reply!),
      rollbackOnError: true,
      // Refetch when the dialog closes: a card that no longer matches the filters must not
      // disappear while it is edited.
      revalidate: false,
    },
  );
}

export const fullName = ({ nom, prenoms }: { nom: string; prenoms: string }) => `${nom} ${prenoms}`;

/** POST /api/v2/users/:id/message: a mail through the network, which shows no address of theirs. */
export async function writeTo(id: number, message: string): Promise<void> {
  await http.post(`/api/v2/users/${id}/message`, { message });
}

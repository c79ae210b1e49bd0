import { http, useSession } from '@alumni/shared-auth';
import type { ProfileFactsInput, ProfileInput } from '@alumni/shared-contract';
import { useAlumnus } from './alumni';

/** Upload progress and cancellation; both from the form. */
interface Upload {
  signal?: AbortSignal;
  onUploadProgress?: (event: { loaded: number; total?: number }) => void;
}

export interface PasswordChange {
  old_password: string;
  password: string;
}

/** Profile of the signed-in person, and how to refetch it with the session. */
export function useOwnProfile() {
  const { user, refresh } = useSession();
  const profile = useAlumnus(user?.id ?? null);
  // The change is saved: a failed refetch is ignored.
  const reload = async () => {
    await Promise.allSettled([profile.mutate(), refresh()]);
  };
  return { ...profile, reload };
}

/** PUT /api/users/update/:id: the whole profile, with study path. */
export async function saveProfile(id: number, input: ProfileInput): Promise<void> {
  await http.put(`/api/users/update/${id}`, input);
}

/** PATCH /api/v2/users/me/profile: some facts, the others stay. */
export async function saveFacts(facts: ProfileFactsInput): Promise<void> {
  await http.patch('/api/v2/users/me/profile', facts);
}

/** POST /api/v2/users/me/confirm: the profile is still right. */
export async function confirmProfile(): Promise<void> {
  await http.post('/api/v2/users/me/confirm');
}

/** POST /api/users/picture/:id */
export async function uploadPicture(id: number, picture: File, upload: Upload): Promise<void> {
  const body = new FormData();
  body.set('picture', picture);
  await http.post(`/api/users/picture/${id}`, body, upload);
}

/** PUT /api/v2/email/reset: takes effect when the mailed link is opened. */
export async function changeEmail(email: string): Promise<void> {
  await http.put('/api/v2/email/reset', { email });
}

/** PUT /api/v2/password/reset: ends the person's other sessions. */
export async function changePassword(input: PasswordChange): Promise<void> {
  await http.put('/api/v2/password/reset', input);
}

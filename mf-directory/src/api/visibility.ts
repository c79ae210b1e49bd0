import { http, useAnswer } from '@alumni/shared-auth';
import type { Alumnus, Visibility, VisibilityInput } from '@alumni/shared-contract';

const address = '/api/v2/users/me/visibility';

/** Who sees what of the signed-in person. */
export const useVisibility = () => useAnswer<Visibility>(address);

/** The own profile as an approved member sees it. */
export const usePreview = () => useAnswer<Alumnus>('/api/v2/users/me/preview');

/** PUT /api/v2/users/me/visibility */
export async function saveVisibility(input: VisibilityInput): Promise<void> {
  await http.put(address, input);
}

import { notifySuccess } from './notify';
import { notifyFailure } from './notify-failure';

/**
 * Runs a call and shows the result as a toast. Never rejects.
 * @param work the call; a rejection shows the server's message (4xx) or the default text, except
 *   for a 401, because the end of the session has its own message
 * @param about names the object in the success toast
 * @param done text of the success toast; 'Opération effectuée' by default
 * @returns whether it succeeded
 */
export async function attempt(
  work: () => Promise<unknown>,
  about?: string,
  done?: string,
): Promise<boolean> {
  try {
    await work();
    notifySuccess(done, about);
    return true;
  } catch (error) {
    notifyFailure(error);
    return false;
  }
}

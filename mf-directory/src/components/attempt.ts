import { serverMessage, statusOf } from '@alumni/shared-auth';
import { notifyError, notifySuccess } from '@alumni/shared-ui/feedback';

/**
 * Does it, then says so; says why when it failed, in the server's words when it refused.
 * @param done the toast of a success
 * @param about names whom it was done to, beside that
 * @returns whether it was done
 */
export async function attempt(
  work: () => Promise<unknown>,
  done: string,
  about: string,
): Promise<boolean> {
  try {
    await work();
    notifySuccess(done, about);
    return true;
  } catch (error) {
    const status = statusOf(error) ?? 0;
    // The end of the session has a message of its own.
    if (status !== 401) {
      notifyError(status >= 400 && status < 500 ? serverMessage(error) : undefined);
    }
    return false;
  }
}

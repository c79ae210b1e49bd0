import { notifySuccess } from './notify';
import { notifyFailure } from './notify-failure';

/**
 * Does the work, then says how it ended.
 * @param work the call; its rejection becomes the toast of a failure
 * @param about names the object in the toast of a success
 * @param done the toast of a success; 'Opération effectuée' by default
 * @returns whether it was done
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

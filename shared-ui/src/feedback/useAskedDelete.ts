import { serverMessage } from '@alumni/shared-auth';
import { notifyError, notifySuccess } from './notify';
import { useConfirm } from './useConfirm';

export interface AskedDelete {
  /** 'Voulez-vous vraiment supprimer ce slide ?' */
  question: string;
  /** Names the object, in the question and in the toast. */
  name: string;
  remove: () => Promise<unknown>;
}

/**
 * Asks, then deletes, and says how it ended: 'Opération effectuée' or the server's reason.
 * @returns whether the object was deleted
 */
export function useAskedDelete(): (asked: AskedDelete) => Promise<boolean> {
  const confirm = useConfirm();
  return async ({ question, name, remove }) => {
    const sure = await confirm({
      title: question,
      text: name,
      confirmLabel: 'Supprimer',
      danger: true,
    });
    if (!sure) return false;
    try {
      await remove();
      notifySuccess(undefined, name);
      return true;
    } catch (error) {
      notifyError(serverMessage(error));
      return false;
    }
  };
}

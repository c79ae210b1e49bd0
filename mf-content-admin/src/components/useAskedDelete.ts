import { serverMessage } from '@alumni/shared-auth';
import { notifyError, notifySuccess, useConfirm } from '@alumni/shared-ui/feedback';

interface AskedDelete {
  /** 'Voulez-vous vraiment supprimer ce slide ?' */
  question: string;
  /** Which one it is. */
  name: string;
  remove: () => Promise<unknown>;
}

/** Asks, then deletes; says the server's reason when it refuses. */
export function useAskedDelete() {
  const confirm = useConfirm();
  return async ({ question, name, remove }: AskedDelete): Promise<void> => {
    const sure = await confirm({
      title: question,
      text: name,
      confirmLabel: 'Supprimer',
      danger: true,
    });
    if (!sure) return;
    try {
      await remove();
      notifySuccess();
    } catch (error) {
      notifyError(serverMessage(error));
    }
  };
}

import { serverMessage } from '@alumni/shared-auth';
import type { Slide } from '@alumni/shared-contract';
import { notifyError, notifySuccess, useConfirm } from '@alumni/shared-ui/feedback';
import { useSlideWrites } from '../../api/slides';

/** Asks, then deletes; says the server's reason when it refuses (too few would remain). */
export function useDeleteSlide() {
  const confirm = useConfirm();
  const { remove } = useSlideWrites();
  return async ({ id, title }: Slide) => {
    const sure = await confirm({
      title: 'Voulez-vous vraiment supprimer ce slide ?',
      text: title,
      confirmLabel: 'Supprimer',
      danger: true,
    });
    if (!sure) return;
    try {
      await remove(id);
      notifySuccess();
    } catch (error) {
      notifyError(serverMessage(error));
    }
  };
}

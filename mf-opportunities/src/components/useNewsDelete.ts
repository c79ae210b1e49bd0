import { texts, type News } from '@alumni/shared-contract';
import { notifySuccess, useConfirm } from '@alumni/shared-ui/feedback';
import { useNewsWrites } from '../api/news';
import { notifyFailure } from './notify-failure';

/** Asks, then deletes; gives whether the item is gone. */
export function useNewsDelete() {
  const confirm = useConfirm();
  const { remove } = useNewsWrites();
  return async ({ id, titre }: Pick<News, 'id' | 'titre'>): Promise<boolean> => {
    const sure = await confirm({
      title: texts.confirmNewsDelete,
      text: titre,
      confirmLabel: 'Supprimer',
      danger: true,
    });
    if (!sure) return false;
    try {
      await remove(id);
      notifySuccess();
      return true;
    } catch (error) {
      notifyFailure(error);
      return false;
    }
  };
}

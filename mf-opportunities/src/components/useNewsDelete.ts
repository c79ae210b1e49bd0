import { texts, type News } from '@alumni/shared-contract';
import { useAskedDelete } from '@alumni/shared-ui/feedback';
import { useNewsWrites } from '../api/useNewsWrites';

/**
 * Asks, then deletes.
 * @returns whether the item was deleted
 */
export function useNewsDelete() {
  const ask = useAskedDelete();
  const { remove } = useNewsWrites();
  return ({ id, titre }: Pick<News, 'id' | 'titre'>): Promise<boolean> =>
    ask({ question: texts.confirmNewsDelete, name: titre, remove: () => remove(id) });
}

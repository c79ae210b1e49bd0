import { attempt } from './attempt';
import { useConfirm } from './useConfirm';

export interface AskedDelete {
  /** 'Voulez-vous vraiment supprimer ce slide ?' */
  question: string;
  /** Names the object, in the question and in the toast. */
  name: string;
  /** Said under the question instead of the name: what goes with the object. */
  text?: string;
  remove: () => Promise<unknown>;
}

/**
 * Asks, then deletes, and says how it ended.
 * @returns whether the object was deleted
 */
export function useAskedDelete(): (asked: AskedDelete) => Promise<boolean> {
  const confirm = useConfirm();
  return async ({ question, name, text = name, remove }) => {
    const sure = await confirm({ title: question, text, confirmLabel: 'Supprimer', danger: true });
    return sure && attempt(remove, name);
  };
}

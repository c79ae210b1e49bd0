import { attempt } from './attempt';
import { useConfirm } from './useConfirm';

export interface AskedDelete {
  /** 'Voulez-vous vraiment supprimer ce slide ?' */
  question: string;
  /** Names the object in the confirmation and the toast. */
  name: string;
  /** Text under the question instead of the name: what is deleted with the object. */
  text?: string;
  remove: () => Promise<unknown>;
}

/**
 * Asks for confirmation, deletes, shows the result as a toast.
 * @returns a function that resolves to whether the object was deleted; it never rejects
 */
export function useAskedDelete(): (asked: AskedDelete) => Promise<boolean> {
  const confirm = useConfirm();
  return async ({ question, name, text = name, remove }) => {
    const sure = await confirm({ title: question, text, confirmLabel: 'Supprimer', danger: true });
    return sure && attempt(remove, name);
  };
}

import { confirm, type ConfirmOptions } from './confirm-store';

/**
 * Asks a question in a dialog: `const confirm = useConfirm(); if (await confirm({ title })) …`
 * @returns a function that resolves to true when confirmed; false on cancel, Escape, a click
 *   outside, or when another question replaces it. It never rejects.
 */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  return confirm;
}

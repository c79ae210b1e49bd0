import { confirm, type ConfirmOptions } from './confirm-store';

/** `const confirm = useConfirm(); if (await confirm({ title, danger: true })) …` */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  return confirm;
}

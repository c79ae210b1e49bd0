import { texts, toastMs } from '@alumni/shared-contract';
import toast from 'react-hot-toast/headless';
import { failureText } from './failure-text';

export type ToastKind = 'success' | 'error' | 'warning';

export interface ToastContent {
  kind: ToastKind;
  title?: string;
  text: string;
  /** The object of the action: the title of a news item, the name of a person. */
  about?: string;
}

/**
 * 'Opération effectuée', or the text given.
 * @param about names the object beside it: several toasts in a row can be told apart
 */
export function notifySuccess(text: string = texts.done, about?: string): void {
  notify({ kind: 'success', text, about });
}

/** 'Oups quelque chose s'est mal passé' (offline: that cause), or the text given. */
export function notifyError(text: string = failureText()): void {
  notify({ kind: 'error', text });
}

/** A warning under a title: `notifyWarning('Attention!', 'Données invalides …')`. */
export function notifyWarning(title: string, text: string): void {
  notify({ kind: 'warning', title, text });
}

/** Takes every toast away: at logout, and between two tests. */
export function clearNotifications(): void {
  toast.remove();
}

/** The same message twice is one toast: six calls that fail together say it once. */
function notify(content: ToastContent) {
  const alerts = content.kind !== 'success';
  toast(content as never, {
    id: `${content.kind}:${content.title ?? ''}:${content.text}:${content.about ?? ''}`,
    duration: toastMs,
    ariaProps: alerts
      ? { role: 'alert', 'aria-live': 'assertive' }
      : { role: 'status', 'aria-live': 'polite' },
  });
}

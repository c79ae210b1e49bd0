import { texts, toastMs } from '@alumni/shared-contract';
import toast from 'react-hot-toast/headless';
import { failureText } from './failure-text';

export type ToastKind = 'success' | 'error' | 'warning';

export interface ToastContent {
  kind: ToastKind;
  title?: string;
  text: string;
  /** Object of the action: the title of a news item, the name of a person. */
  about?: string;
}

/**
 * Success toast. Needs the `Toaster` of the page; the same text and object show once.
 * @param text 'Opération effectuée' by default
 * @param about names the object, to tell several toasts apart
 */
export function notifySuccess(text: string = texts.done, about?: string): void {
  notify({ kind: 'success', text, about });
}

/**
 * Failure toast.
 * @param text by default 'Oups quelque chose s’est mal passé', or the offline text without network
 */
export function notifyError(text: string = failureText()): void {
  notify({ kind: 'error', text });
}

/** Warning toast with a title: `notifyWarning('Attention!', 'Données invalides …')`. */
export function notifyWarning(title: string, text: string): void {
  notify({ kind: 'warning', title, text });
}

/** Removes every toast: at logout, and between tests. */
export function clearNotifications(): void {
  toast.remove();
}

/** Repeated messages become one toast: six calls that fail together show it once. */
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

import { texts } from '@alumni/shared-contract';
import { notifyError } from '../feedback/notify';
import type { FormFailure } from './form-failure';

/**
 * Toast for a profile that was not saved: the server's message after 'Oops.. ', our own texts
 * unchanged. For `onFailure` of a `Form`.
 */
export function notifyRefusal({ message, isServerText }: FormFailure): void {
  notifyError(isServerText ? texts.serverMessagePrefix + message : message);
}

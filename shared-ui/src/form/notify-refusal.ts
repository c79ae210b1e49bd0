import { texts } from '@alumni/shared-contract';
import { notifyError } from '../feedback/notify';
import type { FormFailure } from './form-failure';

/** A save of a profile that failed: the server's message after 'Oops.. ', a text of ours as it is. */
export function notifyRefusal({ message, isServerText }: FormFailure): void {
  notifyError(isServerText ? texts.serverMessagePrefix + message : message);
}

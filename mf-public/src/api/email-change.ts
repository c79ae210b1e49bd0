import { applyLink } from './mailed-links';
import { oncePerToken } from './once-per-token';

/** Confirms a new address, once per link: false when the link no longer works. */
export const confirmEmail = oncePerToken((token) => applyLink('/api/v2/email/confirm', token));

/** Cancels or undoes a change of address: false when the link no longer works. */
export const undoEmailChange = (token: string) => applyLink('/api/v2/email/undo', token);

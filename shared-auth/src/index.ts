export { fetchAnswer, useAnswer, useSelected } from './answer';
export { callAsStranger, http, refreshCsrfCookie } from './http';
/** @public named by the types of what remotes export */
export type { Answer, CallOptions } from './call';
export { onProofRequired, type ProofField } from './fresh-proof';
export { onSessionExpired, isSessionExpired } from './session-expiry';
export { fetchCurrentUser, sessionKey, useIsSignedIn, useSession } from './session';
export { announcePerson, lastPersonId, onPersonSeen } from './person-seen';
export { meetsAccess, useCan } from './access';
export { dropOwn, keepOwn, readOwn } from './own-storage';
export { fieldErrors, retryAfter, serverMessage, statusOf } from './errors';
export { multipart } from './multipart';
export { calm, useRefresh, whileWorking } from './refresh';

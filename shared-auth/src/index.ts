export { callAsStranger, http, refreshCsrfCookie } from './http';
export { onSessionExpired, announceExpiredSession, isSessionExpired } from './session-expiry';
export { fetchCurrentUser, sessionKey, useSession, type Session } from './session';
export { announcePerson, lastPersonId, onPersonSeen } from './person-seen';
export { can, meetsAccess, useCan } from './access';
export { dropOwn, keepOwn, readOwn } from './own-storage';
export { fieldErrors, retryAfter, serverMessage, statusOf } from './errors';
export { multipart } from './multipart';
export { calm, useRefresh } from './refresh';

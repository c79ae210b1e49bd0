export { http, refreshCsrfCookie } from './http';
export { onSessionExpired, announceExpiredSession } from './session-expiry';
export { fetchCurrentUser, sessionKey, useSession, type Session } from './session';
export { can, meetsAccess, useCan } from './access';
export { fieldErrors, serverMessage, statusOf } from './errors';

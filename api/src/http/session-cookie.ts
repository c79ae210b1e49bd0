/** Holds the id of the browser's session; scripts cannot read it. */
export const sessionCookie = 'alumni_session';

import { config } from 'zod';

// When schemas are made, zod tries once whether a string may become code. The CSP forbids it, and the
// browser reports the attempt to staff. So this is imported before schemas.
config({ jitless: true });

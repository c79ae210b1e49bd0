import { config } from 'zod';

// The CSP lets no string become code. zod tries it once, and the browser reports the attempt to staff.
// With this setting it does not. Import it before schemas: zod tries it when they are made.
config({ jitless: true });

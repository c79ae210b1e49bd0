import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns';
import { people } from './people';

const owner = () =>
  integer('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** The secret that a person shares with an app that shows codes (TOTP). */
export const totpSecrets = pgTable('totp_secrets', {
  personId: owner().primaryKey(),
  /** Encrypted with SESSION_SECRET. */
  secret: bytes('secret').notNull(),
  /** Null until a first code proves that the app has the secret. */
  confirmedAt: moment('confirmed_at'),
  /** Time step of the last accepted code: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: createdAt(),
});

/** Public keys of passkeys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    personId: owner(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** Signatures so far, as the passkey counts them; 0 for most. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** Chosen by the person. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('passkeys_person').on(t.personId)],
);

/** Codes for a lost phone or passkey: hashed, single use; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), personId: owner() },
  (t) => [index('recovery_codes_person').on(t.personId)],
);

/** Sign-ins that wait for their second step. The cookie's value is stored hashed. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    idHash: text('id_hash').primaryKey(),
    personId: owner(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('pending_sign_ins_person').on(t.personId)],
);

/** Challenges that a passkey must sign, one per session or pending sign-in; single use. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** Hash of the session or of the pending sign-in. */
  keyHash: text('key_hash').primaryKey(),
  personId: owner(),
  challenge: text('challenge').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Browsers that are spared the second step. The cookie's value is stored hashed. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    idHash: text('id_hash').primaryKey(),
    personId: owner(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('trusted_devices_person').on(t.personId)],
);

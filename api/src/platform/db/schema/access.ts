import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment } from './columns';
import { people } from './people';

const owner = () =>
  integer('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Sessions. The cookie's value is stored hashed. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    /** Number by which its owner names it; the hash stays inside. */
    number: integer('number').notNull().generatedByDefaultAsIdentity(),
    personId: owner(),
    /** Browser and system, as in 'Chrome sur Android'; null when unknown. */
    device: text('device'),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When its person last gave a password or a code; null: at the sign-in. */
    provedAt: moment('proved_at'),
  },
  (t) => [index('sessions_person').on(t.personId), index('sessions_last_seen').on(t.lastSeenAt)],
);

export const tokenKinds = [
  'verify',
  'reset',
  'creation',
  'email_change',
  'google_link',
  'facebook_link',
  'deletion',
  'proof',
  'email_undo',
  'summary_stop',
  'profile_confirm',
] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** Mailed links: hashed, single use, with an expiry. */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    kind: text('kind').$type<TokenKind>().notNull(),
    tokenHash: text('token_hash').notNull(),
    personId: owner(),
    /** Address that received the link: a changed address invalidates the token. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('tokens_kind', isOneOf(t.kind, tokenKinds)),
    uniqueIndex('tokens_hash').on(t.tokenHash),
    index('tokens_person').on(t.personId, t.kind),
  ],
);

/** Google and Facebook accounts linked to a person. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: id(),
    personId: owner(),
    provider: text('provider').$type<'google' | 'facebook'>().notNull(),
    subject: text('subject').notNull(),
    /** Null until our own mail confirms a link that the provider did not verify. */
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('social_accounts_provider', isOneOf(t.provider, ['google', 'facebook'])),
    uniqueIndex('social_accounts_subject').on(t.provider, t.subject),
    // One linked account, and one waiting for confirmation.
    uniqueIndex('social_accounts_person').on(t.personId, t.provider, sql`(confirmed_at IS NULL)`),
  ],
);

/**
 * Attempts counted per key and window, which several processes share. Columns, and their order, are
 * those of rate-limiter-flexible.
 */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }).notNull(),
  },
  (t) => [index('throttles_expire').on(t.expire)],
);

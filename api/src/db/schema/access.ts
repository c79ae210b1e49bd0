import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment } from './columns';
import { people } from './people';

const owner = () =>
  integer('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Signed-in browsers. The cookie's value is kept hashed: reading this table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    personId: owner(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
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
] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** Links sent by mail: hashed, single use, with an end. */
export const tokens = pgTable(
  'tokens',
  {
    id: id(),
    kind: text('kind').$type<TokenKind>().notNull(),
    tokenHash: text('token_hash').notNull(),
    personId: owner(),
    /** The address the link was sent to: a token dies with a changed address. */
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

/** Accounts at Google or Facebook that open this person's session. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: id(),
    personId: owner(),
    provider: text('provider').$type<'google' | 'facebook'>().notNull(),
    subject: text('subject').notNull(),
    /** Null until our own mail confirms a link the provider could not vouch for. */
    confirmedAt: moment('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('social_accounts_provider', isOneOf(t.provider, ['google', 'facebook'])),
    uniqueIndex('social_accounts_subject').on(t.provider, t.subject),
    // One that opens the session, and one that waits.
    uniqueIndex('social_accounts_person').on(t.personId, t.provider, sql`(confirmed_at IS NULL)`),
  ],
);

/** Attempts counted per key and window: throttles that several processes share. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetAt: moment('reset_at').notNull(),
  },
  (t) => [check('throttles_hits', sql`hits > 0`), index('throttles_reset').on(t.resetAt)],
);

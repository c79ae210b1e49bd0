import { faultKinds, releaseActions, type FaultKind } from '@alumni/shared-contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment } from './columns';

export const remoteStates = ['on', 'maintenance'] as const;

/** Releases that may be made live: their files are in the folder of everything published. */
export const publishedReleases = pgTable(
  'published_releases',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    bytes: integer('bytes').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.name, t.version] })],
);

/** Which release of each remote is live: what `registry.json` is made from. */
export const liveRemotes = pgTable(
  'live_remotes',
  {
    name: text('name').primaryKey(),
    version: text('version').notNull(),
    previous: text('previous'),
    /** Tried on some visitors, with their share in percent. */
    canaryVersion: text('canary_version'),
    canaryPercent: smallint('canary_percent'),
    state: text('state').$type<(typeof remoteStates)[number]>().notNull().default('on'),
    /** `démarrage`: put there by a server that started; then a later start may replace it. */
    changedBy: text('changed_by').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    check('live_remotes_state', isOneOf(t.state, remoteStates)),
    check(
      'live_remotes_canary',
      sql`(canary_version IS NULL) = (canary_percent IS NULL) AND (canary_percent IS NULL OR canary_percent BETWEEN 1 AND 99)`,
    ),
  ],
);

/** Who did what to which remote; its last `revision` is the registry's. */
export const releaseEntries = pgTable(
  'release_entries',
  {
    id: id(),
    remote: text('remote').notNull(),
    action: text('action').$type<(typeof releaseActions)[number]>().notNull(),
    version: text('version'),
    previous: text('previous'),
    percent: smallint('percent'),
    revision: integer('revision').notNull(),
    by: text('by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('release_entries_action', isOneOf(t.action, releaseActions)),
    index('release_entries_created').on(t.createdAt),
    // Asked for with every page: has anything changed?
    index('release_entries_revision').on(t.revision),
  ],
);

/** Screens that did not come, or failed, as browsers reported it. Kept some days. */
export const screenFaults = pgTable(
  'screen_faults',
  {
    id: id(),
    incident: text('incident').notNull(),
    kind: text('kind').$type<FaultKind>().notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    screen: text('screen').notNull(),
    route: text('route'),
    message: text('message').notNull(),
    browser: text('browser').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('screen_faults_kind', isOneOf(t.kind, faultKinds)),
    index('screen_faults_created').on(t.createdAt),
  ],
);

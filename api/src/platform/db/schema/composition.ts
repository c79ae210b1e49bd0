import {
  faultKinds,
  releaseActions,
  vitalNames,
  type FaultKind,
  type VitalName,
} from '@alumni/shared-contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment } from './columns';

export const remoteStates = ['on', 'maintenance'] as const;

/** Published releases; their files are in the releases folder. */
export const publishedReleases = pgTable(
  'published_releases',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    bytes: integer('bytes').notNull(),
    /** By the team's key (base64); null: not signed. */
    signature: text('signature'),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.name, t.version] })],
);

/** Live release of each remote: source of `registry.json`. */
export const liveRemotes = pgTable(
  'live_remotes',
  {
    name: text('name').primaryKey(),
    version: text('version').notNull(),
    previous: text('previous'),
    /** Canary, with its percentage. */
    canaryVersion: text('canary_version'),
    canaryPercent: smallint('canary_percent'),
    /** A judge decides about the canary until then; null: people do. */
    canaryJudgedUntil: moment('canary_judged_until'),
    state: text('state').$type<(typeof remoteStates)[number]>().notNull().default('on'),
    /** `démarrage`: set by a starting server; a later start may replace it. */
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

/** Published versions that a signed link shows, by a name that their team gave: `pr-42`. */
export const channels = pgTable(
  'channels',
  {
    remote: text('remote').notNull(),
    channel: text('channel').notNull(),
    version: text('version').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.remote, t.channel] })],
);

/** Release journal; its last `revision` is the registry's. */
export const releaseEntries = pgTable(
  'release_entries',
  {
    id: id(),
    remote: text('remote').notNull(),
    action: text('action').$type<(typeof releaseActions)[number]>().notNull(),
    version: text('version'),
    previous: text('previous'),
    percent: smallint('percent'),
    /** Why a judge decided so. */
    reason: text('reason'),
    revision: integer('revision').notNull(),
    by: text('by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('release_entries_action', isOneOf(t.action, releaseActions)),
    index('release_entries_created').on(t.createdAt),
    // Read for every page: has anything changed?
    index('release_entries_revision').on(t.revision),
  ],
);

/** Violations of the content security policy: a row per kind, however many reports. */
export const cspViolations = pgTable(
  'csp_violations',
  {
    /** Hash of the five columns below. */
    key: text('key').primaryKey(),
    directive: text('directive').notNull(),
    blocked: text('blocked').notNull(),
    source: text('source').notNull(),
    page: text('page').notNull(),
    enforced: boolean('enforced').notNull(),
    count: integer('count').notNull().default(1),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (t) => [index('csp_violations_last').on(t.lastAt)],
);

/** Faults reported by browsers. Kept for some days. */
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
    /** Channels that the page showed. */
    preview: text('preview'),
    createdAt: createdAt(),
  },
  (t) => [
    check('screen_faults_kind', isOneOf(t.kind, faultKinds)),
    index('screen_faults_created').on(t.createdAt),
  ],
);

/** How many measured visits a version served well, a day and web vital. */
export const vitalTotals = pgTable(
  'vital_totals',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    vital: text('vital').$type<VitalName>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    good: integer('good').notNull(),
    fair: integer('fair').notNull(),
    poor: integer('poor').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.version, t.vital, t.day] }),
    check('vital_totals_vital', isOneOf(t.vital, vitalNames)),
  ],
);

/** What a judge compares: visits to both versions since the trial of a remote began. */
export const trialTotals = pgTable(
  'trial_totals',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    visits: integer('visits').notNull(),
    failed: integer('failed').notNull(),
    slow: integer('slow').notNull(),
  },
  (t) => [primaryKey({ columns: [t.remote, t.version] })],
);

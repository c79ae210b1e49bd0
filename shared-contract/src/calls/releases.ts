import { z } from 'zod';
import { ExportNamesSchema, RemoteStateSchema, RequiresSchema } from '../federation/registry';
import { Channel } from './channels';
import { Moment, StatusReply, Word } from './common';
import { CspViolation } from './csp-reports';
import { ReleaseVersion, RemoteName } from './remote-names';
import { VitalCount } from './web-vitals';

const Revision = z.int().min(0).max(2_147_483_647);

/** A published release that can be promoted. */
export const AvailableRelease = z.object({
  version: ReleaseVersion,
  publishedAt: Moment,
  bytes: z.int().min(0),
});

/** A share key of which the shell does not provide what the remote requires. */
export const Skew = z.object({
  key: z.string(),
  /** Version range. */
  required: z.string(),
  /** Version; null: not provided. */
  provided: z.string().nullable(),
  /** Names that the remote imports and the shell's version does not export. */
  missing: z.array(z.string()),
});
export type Skew = z.infer<typeof Skew>;

/** What browsers reported of one version since its trial began. */
export const TrialCount = z.object({
  visits: z.int(),
  /** Visits in which a screen of the remote did not load, or failed. */
  failed: z.int(),
  /** Visits with a poor web vital. */
  slow: z.int(),
});
export type TrialCount = z.infer<typeof TrialCount>;

/** A judge promotes the version on trial or ends the trial, at `until` at the latest. */
export const TrialJudge = z.object({ until: Moment, live: TrialCount, canary: TrialCount });
export type TrialJudge = z.infer<typeof TrialJudge>;

/** State of one remote: live version, canary, published releases, version skew. */
export const RemoteStatus = z.object({
  name: RemoteName,
  title: z.string(),
  owner: z.string(),
  /** Version range of the shared contract that the remote supports. */
  contract: z.string(),
  state: RemoteStateSchema,
  version: ReleaseVersion,
  previous: ReleaseVersion.nullable(),
  canary: z
    .object({
      version: ReleaseVersion,
      percent: z.int().min(1).max(99),
      /** Null: people decide. */
      judge: TrialJudge.nullable().default(null),
    })
    .nullable(),
  /** Newest first. */
  available: z.array(AvailableRelease),
  /** Named versions that a link shows. */
  channels: z.array(Channel).default([]),
  requires: RequiresSchema,
  /** Slots that its screens draw, slots of others that it fills, and its parcels. */
  offers: z.array(z.string()).default([]),
  fills: z.array(z.string()).default([]),
  /** Events that it publishes, and those that it listens to. */
  publishes: z.array(z.string()).default([]),
  listens: z.array(z.string()).default([]),
  parcels: z.array(z.string()).default([]),
  skew: z.array(Skew),
  /** The operator registered its team's key: only signed releases are accepted. */
  mustSign: z.boolean(),
  /** Why its screens are missing although it is on; null when they are available. */
  refused: z.string().nullable(),
  changedAt: Moment,
});
export type RemoteStatus = z.infer<typeof RemoteStatus>;

/** A remote with published versions, perhaps shown in channels, none of which was ever live. */
export const NeverLiveRemote = RemoteStatus.pick({ name: true, available: true, channels: true });
export type NeverLiveRemote = z.infer<typeof NeverLiveRemote>;

/** Kinds of journal entries. */
export const releaseActions = [
  'publish',
  'promote',
  'canary',
  'rollback',
  'maintenance',
  'end-maintenance',
] as const;

/** An entry of the release journal: who did what to which remote. */
export const ReleaseEntry = z.object({
  at: Moment,
  remote: RemoteName,
  action: z.enum(releaseActions),
  version: z.string().nullable(),
  /** The live version before this action. */
  previous: z.string().nullable(),
  percent: z.int().nullable(),
  /** Why the judge of a trial decided so. */
  reason: z.string().nullable().default(null),
  revision: Revision,
  /** `démarrage` for the server itself, otherwise the remote whose token was used. */
  by: z.string(),
});
export type ReleaseEntry = z.infer<typeof ReleaseEntry>;

/** Causes of a fault; `registry`: the page had no usable registry. */
export const faultKinds = [
  'network',
  'timeout',
  'integrity',
  'missing',
  'version',
  'crash',
  'registry',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** `MF-7K2Q9D`: without 0, O, 1 and I, which are confused when read aloud. */
export const IncidentCode = z.string().regex(/^MF-[2-9A-HJ-NP-Z]{6}$/);

/** POST /api/composition/faults: a screen that did not load, or failed, in a browser. */
export const ScreenFaultInput = z.object({
  /** The code shown to the person. */
  incident: IncidentCode,
  kind: z.enum(faultKinds),
  remote: Word.max(60),
  version: Word.max(60),
  /** Name of the exposed module. */
  screen: Word.max(80),
  /** Name of the route, not its address, which may hold a token. */
  route: Word.max(60).nullable(),
  message: z.string().max(300),
  /** Channels that the page showed: `mf_directory@pr-42 mf_events@pr-7`; null: none. */
  preview: z
    .string()
    .max(1_500)
    .regex(/^[\w-]+@[\w-]+(?: [\w-]+@[\w-]+)*$/)
    .nullable()
    .default(null),
});
export type ScreenFaultInput = z.input<typeof ScreenFaultInput>;

/** A reported fault, with the time and a short browser name. */
export const ScreenFault = ScreenFaultInput.extend({ at: Moment, browser: z.string() });
export type ScreenFault = z.infer<typeof ScreenFault>;

/** GET /api/composition/faults?incident=MF-…: looks up the code that a caller reads to support. */
export const ScreenFaultsQuery = z.object({ incident: IncidentCode });
/** Latest first. */
export const ScreenFaultsReply = z.array(ScreenFault);

/** Number of faults that browsers reported for one version of one remote. */
export const FaultCount = z.object({
  remote: z.string(),
  version: z.string(),
  lastHour: z.int(),
  lastDay: z.int(),
});
export type FaultCount = z.infer<typeof FaultCount>;

/** GET /api/composition: for staff and for holders of a remote's token. */
export const CompositionReply = z.object({
  revision: Revision,
  shell: z.object({
    version: z.string(),
    /** Version of the shared contract that the shell provides. */
    contract: z.string(),
    /** Share key → version that the shell provides. */
    provides: z.record(z.string(), z.string()),
    /** Names that the shared packages of the shell export. */
    exports: ExportNamesSchema,
  }),
  remotes: z.array(RemoteStatus),
  neverLive: z.array(NeverLiveRemote).default([]),
  /** The latest fifty. */
  journal: z.array(ReleaseEntry),
  /** The latest fifty; none for a token. */
  faults: z.array(ScreenFault),
  /** Of the last 24 hours, highest count first; none for a token. */
  faultCounts: z.array(FaultCount),
  /** Of the last seven days. */
  vitals: z.array(VitalCount).default([]),
  /** Kinds of violations of the content security policy, the latest fifty; none for a token. */
  violations: z.array(CspViolation),
});
export type CompositionReply = z.infer<typeof CompositionReply>;

/** Header of a publication: the team's Ed25519 signature of the release, in base64. */
export const signatureHeader = 'x-release-signature';

/** PUT /api/remotes/:name/releases (a tar of `dist`): publishes without making live. */
export const PublishReply = StatusReply.extend({
  version: ReleaseVersion,
  files: z.int(),
  bytes: z.int(),
});
export type PublishReply = z.infer<typeof PublishReply>;

/** POST /api/remotes/:name/promotion; 409 when `revision` is not the latest. */
export const PromotionInput = z.object({
  revision: Revision,
  version: ReleaseVersion,
  /** Canary: percent of visitors; left out: everybody. */
  canary: z.int().min(1).max(99).optional(),
  /** Canary only: a judge decides, after so many hours at the latest. */
  judgeHours: z.int().min(1).max(720).optional(),
  /** Parcels of the live version that this one gives up on purpose. */
  withdraw: z.array(z.string()).max(50).default([]),
});
export type PromotionInput = z.input<typeof PromotionInput>;

/** POST /api/remotes/:name/rollback: ends a canary, otherwise returns to the previous version. */
export const RollbackInput = z.object({ revision: Revision });
/** POST /api/remotes/:name/maintenance */
export const MaintenanceInput = z.object({ revision: Revision, on: z.boolean() });

/** Answer to a change of a remote: the new revision, and the remote's new state. */
export const ReleaseReply = StatusReply.extend({ revision: Revision, remote: RemoteStatus });
export type ReleaseReply = z.infer<typeof ReleaseReply>;

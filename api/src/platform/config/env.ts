import { isPublicKey } from '@alumni/federation-registry';
import { RemoteName } from '@alumni/shared-contract';
import { z } from 'zod';
import { isProxyEntry } from './trusted-proxies';
import { keyFigures, partnerMarks } from './delivered';

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

const whole = (fallback: number, min = 1, max = 1_000_000_000) =>
  z.coerce
    .number({ error: 'un nombre entier est attendu' })
    .int({ error: 'un nombre entier est attendu' })
    .min(min, { error: `au moins ${min}` })
    .max(max, { error: `au plus ${max}` })
    .default(fallback);

const oneOrZero = z
  .enum(['0', '1'], { error: '0 ou 1 est attendu' })
  .transform((value) => value === '1');

const address = (protocols: string[]) =>
  z.string().refine((value) => protocols.includes(protocolOf(value)), {
    error: `une adresse ${protocols.join('// ou ')}// est attendue`,
  });

/** Must be encrypted, except on this machine. */
const secretAddress = z
  .string()
  .refine(
    (value) =>
      protocolOf(value) === 'https:' || /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(`${value}/`),
    {
      error: 'une adresse https:// est attendue',
    },
  );

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: 'une couleur est attendue, comme #2a3278' })
  .transform((value) => value.toLowerCase());

/** Address of a picture: https://, or a file that this server reads and serves. */
const picture = z
  .string()
  .refine((value) => protocolOf(value) === 'https:' || /\.(svg|png|webp|jpe?g)$/i.test(value), {
    error: 'une adresse https://, ou un fichier .svg, .png, .webp ou .jpg est attendu',
  });

const publicKey = z
  .string()
  .refine(isPublicKey, { error: 'une clé publique de « mf keys » est attendue' });

const token = z.string().min(24, { error: 'au moins 24 caractères' });

/** A JSON text. */
function json<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'du JSON est attendu' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

/** Every setting of the server, from the environment. Durations are in seconds. */
export const Env = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'development, production ou test est attendu',
    })
    .default('development'),
  PORT: whole(3000, 0, 65_535),
  /** Address to listen on: an IP address or localhost. A demonstration listens on loopback only. */
  HOST: z.string().default('0.0.0.0'),
  /** Origin in mails; http://localhost:PORT by default. */
  BASE_URL: address(['http:', 'https:']).optional(),
  /** Origin from which browsers load the files of remotes; that of the pages by default. */
  REMOTES_URL: address(['http:', 'https:'])
    .refine(
      (value) => !URL.canParse(value) || new URL(value).href === `${value.replace(/\/$/, '')}/`,
      {
        error: 'une adresse sans chemin est attendue, comme https://remotes.alumni.example',
      },
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  /** Counts attempts in the place of the database. */
  REDIS_URL: address(['redis:', 'rediss:']).optional(),
  DEMO: oneOrZero.optional(),
  /** Signs and encrypts; generated and stored in DATA_DIR with the embedded database. */
  SESSION_SECRET: z.string().min(32, { error: 'au moins 32 caractères' }).optional(),
  /** Addresses, ranges (10.0.0.0/8) or loopback, linklocal, uniquelocal. */
  TRUSTED_PROXIES: commaList
    .refine((proxies) => proxies.every(isProxyEntry), {
      error: 'des adresses IP, des plages (10.0.0.0/8), loopback, linklocal ou uniquelocal',
    })
    .default([]),
  /** 'warn' in the demo, whose terminal people read; otherwise 'info'. */
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'silent, error, warn, info ou debug est attendu',
    })
    .optional(),

  /** Gives other machines access to /metrics and the details of /ready. */
  OPERATIONS_TOKEN: token.optional(),
  /** Who may release which remote: `{"mf_directory":"…"}`; a list of tokens while one is replaced. */
  REMOTE_TOKENS: json(
    z
      .record(RemoteName, z.union([token, z.array(token)]), {
        error: 'un jeton par module est attendu, comme {"mf_directory":"…"}',
      })
      .transform((tokens) =>
        Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, [value].flat()])),
      )
      .refine(
        (tokens) => {
          const all = Object.values(tokens).flat();
          return new Set(all).size === all.length;
        },
        { error: 'un même jeton y est deux fois : chaque module a le sien' },
      ),
  ).optional(),
  /**
   * Public keys of teams, as `mf keys` prints them: `{"mf_directory":"…"}`; a list while one is
   * replaced. A remote with a key is served only in releases that its team signed.
   */
  REMOTE_KEYS: json(
    z
      .record(RemoteName, z.union([publicKey, z.array(publicKey).min(1)]), {
        error: 'une clé par module est attendue, comme {"mf_directory":"…"}',
      })
      .transform((keys) =>
        Object.fromEntries(Object.entries(keys).map(([name, value]) => [name, [value].flat()])),
      ),
  ).optional(),
  /** Dependencies without which this server is not ready. Mails wait in the outbox meanwhile. */
  READY_NEEDS: commaList
    .pipe(
      z.array(
        z.enum(['database', 'storage', 'mail'], { error: 'database, storage ou mail est attendu' }),
      ),
    )
    .default(['database', 'storage']),
  READY_TIMEOUT: whole(3, 1, minutes),
  READY_CACHE: whole(5, 1, minutes),
  /** Time to receive a request with its picture, over a slow connection. */
  REQUEST_TIMEOUT: whole(2 * minutes, 1, hours),
  /** Time for running requests and waiting mails after a termination signal. */
  SHUTDOWN_GRACE: whole(20, 1, 10 * minutes),
  /** How long /ready reports "not ready" before the server stops listening, for load balancers. */
  SHUTDOWN_DELAY: whole(0, 0, 10 * minutes),
  /** First run after the start: a server that is started often must clean too. */
  HOUSEKEEPING_AFTER: whole(1 * minutes),
  HOUSEKEEPING_EVERY: whole(1 * hours),
  /** Connections of this process to a server; the embedded database has its own number. */
  DATABASE_POOL: whole(10, 1, 200),
  DATABASE_CONNECT_TIMEOUT: whole(10, 1, 10 * minutes),
  DATABASE_STATEMENT_TIMEOUT: whole(30, 1, hours),
  /** Answers reads of guests and members while it is at most so many seconds behind. */
  DATABASE_REPLICA_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_LAG: whole(10, 1, hours),

  /** Files are stored in this bucket instead of DATA_DIR when its four values are set. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Endpoint of another provider than Amazon. */
  S3_ENDPOINT: address(['http:', 'https:']).optional(),
  /** '1' if the bucket is part of the path, as with most other providers. */
  S3_FORCE_PATH_STYLE: oneOrZero.optional(),
  /** Public address of the files, such as a CDN; without it they come through this server. */
  S3_PUBLIC_URL: address(['http:', 'https:']).optional(),
  S3_TIMEOUT: whole(4, 1, 2 * minutes),

  NETWORK_NAME: z.string().min(1).max(60).default('Réseau Alumni'),
  TAGLINE: z.string().max(120).default('Ensemble on va plus loin'),
  LAUNCH_DATE: z.iso.date({ error: 'une date AAAA-MM-JJ est attendue' }).default('2019-12-14'),
  LAUNCH_NOTICE: z.string().max(120).default('Lancement du club Alumni'),
  SOCIAL_LINKS: json(z.array(z.object({ label: z.string().min(1), url: z.url() }))).optional(),
  KEY_FIGURES: json(z.array(z.object({ value: z.string(), label: z.string() }))).default(
    keyFigures,
  ),
  /** `[{"name":"…","picture":"…","url":"…"}]`; instead of a picture, a `mark` of ours, or nothing. */
  PARTNERS: json(
    z.array(
      z.object({
        name: z.string().min(1),
        picture: picture.optional(),
        url: address(['https:', 'http:']).optional(),
        mark: z.enum(partnerMarks).optional(),
      }),
    ),
  ).optional(),

  /** Replace the name and the drawn mark: for light and for dark backgrounds. Both or neither. */
  LOGO_LIGHT: picture.optional(),
  LOGO_DARK: picture.optional(),
  /** Main and accent colour. Dark variants are computed when not set. */
  COLOUR_PRIMARY: colour.optional(),
  COLOUR_PRIMARY_DARK: colour.optional(),
  COLOUR_ACCENT: colour.optional(),
  COLOUR_ACCENT_DARK: colour.optional(),

  /** Contact of the team, on /contact and /mentions-legales, and Reply-To of mails. */
  CONTACT_EMAIL: z.email({ error: 'une adresse e-mail est attendue' }).optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+\d[\d ]{6,24}$/, {
      error: 'un numéro international est attendu, comme +228 90 12 34 56',
    })
    .optional(),
  /** Publisher and host of the site; an empty line, or two `\n`, starts a paragraph. */
  LEGAL_NOTICE: z.string().max(3_000, { error: 'au plus 3000 caractères' }).optional(),

  /**
   * 0: a start only checks that the pages of its version are published (`npm run publish:pages`). A
   * demonstration always publishes.
   */
  PUBLISH_AT_START: oneOrZero.default(true),
  /** Time limit for drawing a public page on the server, in milliseconds; 0: never. */
  FIRST_VIEW_TIMEOUT: whole(400, 0, 10_000),

  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  /** Sender of every mail: an address, or a name with the address in angle brackets. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'une adresse, ou « Nom <adresse> », est attendue',
    })
    .optional(),
  MAIL_POLL: whole(2),
  /** With delays from a minute to six hours, twelve attempts last most of a day. */
  MAIL_ATTEMPTS: whole(12, 1, 50),
  /** For each step of an SMTP session: DNS, connection, greeting, silence. */
  SMTP_TIMEOUT: whole(20, 1, 2 * minutes),
  /** How long address and subject of a mail are kept after it was sent or failed. */
  MAILS_KEPT: whole(30 * days),

  /** Notifications, each can be switched off. */
  NOTIFY_STAFF_REGISTRATION: oneOrZero.default(true),
  /** Notification and mail, as for the approval. */
  NOTIFY_STAFF_JOIN_US: oneOrZero.default(true),
  NOTIFY_ALUMNUS_APPROVAL: oneOrZero.default(true),
  NOTIFY_ALUMNUS_CERTIFICATION: oneOrZero.default(true),
  NOTIFY_ALUMNI_OPPORTUNITY: oneOrZero.default(true),

  /** How long notifications are kept that nobody deleted. */
  NOTIFICATIONS_KEPT: whole(365 * days),

  /** Credentials from the providers; a login exists when both values are set. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: secretAddress.default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_AUTHORIZATION_URL: secretAddress.default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: secretAddress.default('https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: secretAddress.default('https://graph.facebook.com/v24.0/me'),
  /** Timeout of a call to a provider. */
  SOCIAL_TIMEOUT: whole(10, 1, 60),
  /** How long a visitor may stay at the provider. */
  SOCIAL_FLOW_LIFE: whole(10 * minutes),
  SOCIAL_LINK_TOKEN_LIFE: whole(24 * hours),

  /** Whether staff must have a second factor (an app with codes, or a passkey). */
  STAFF_SECOND_FACTOR: z
    .enum(['optional', 'required'], { error: 'optional ou required est attendu' })
    .default('optional'),
  /** Time between the password and the second step. */
  SECOND_STEP_LIFE: whole(10 * minutes),
  /** How long a remembered browser is spared the second step. */
  TRUSTED_DEVICE_LIFE: whole(30 * days),
  /** Wrong codes of an app, per account and day; afterwards passkeys and recovery codes only. */
  SECOND_STEP_CODES_PER_DAY: whole(50),

  SESSION_IDLE: whole(14 * days),
  SESSION_IDLE_STAFF: whole(12 * hours),
  SESSION_ABSOLUTE: whole(90 * days),
  VERIFY_TOKEN_LIFE: whole(7 * days),
  RESET_TOKEN_LIFE: whole(60 * minutes),
  CREATION_CODE_LIFE: whole(72 * hours),
  EMAIL_CHANGE_TOKEN_LIFE: whole(24 * hours),
  DELETION_TOKEN_LIFE: whole(24 * hours),
  /** How long the old address can cancel or undo a change of address. */
  EMAIL_UNDO_LIFE: whole(7 * days),
  /** Sensitive calls need a proof (sign-in, password, mailed code) not older than this. */
  PROOF_MAX_AGE: whole(10 * minutes),
  PROOF_CODE_LIFE: whole(10 * minutes),

  /** Delay between deletion and anonymisation of an account; signing in cancels it. */
  ACCOUNT_DELETION_DELAY: whole(30 * days),
  /** How often a judge looks at the canaries that it decides about. */
  JUDGE_EVERY: whole(60),
  /** Faults reported by browsers: how long, and how many, are kept. */
  FAULTS_KEPT: whole(30 * days),
  FAULTS_ROWS: whole(5_000, 50),
  /** Kinds of violations of the content security policy: how long after the last report, how many. */
  CSP_REPORTS_KEPT: whole(30 * days),
  CSP_REPORTS_ROWS: whole(500, 10),
  /** How long the journal of staff actions is kept: twelve months. */
  AUDIT_RETENTION: whole(365 * days),
  /** Most entries of the journal in one CSV file. */
  JOURNAL_EXPORT_ENTRIES: whole(20_000, 1, 1_000_000),
  /** How long a request to join is kept after its last change. */
  JOIN_REQUESTS_KEPT: whole(365 * days),

  /** Long work, such as an export: how often a process looks for some, and how long it may wait. */
  JOB_POLL: whole(2),
  JOB_WAIT: whole(1 * days),
  /** How long the file of an export can be downloaded. */
  EXPORTS_KEPT: whole(1 * hours),
  /** How long a copy of one's own data can be downloaded, and how many a person may ask for in a day. */
  DATA_COPIES_KEPT: whole(7 * days),
  DATA_COPIES_PER_DAY: whole(3),
  /** How long staff may undo an action on people; its mails leave afterwards. */
  UNDO_WINDOW: whole(60),
  /** Rows of an import, until which it can be undone. */
  IMPORTS_KEPT: whole(30 * days),
  /** How long reading a file may take. */
  IMPORT_READ_TIMEOUT: whole(30),
  /** How long a profile counts as right before its owner is asked, and mails of one hour; 0 asks nobody. */
  CONFIRMATION_EVERY: whole(365 * days, 0),
  CONFIRMATIONS_PER_HOUR: whole(200, 1, 10_000),
  CONFIRMATION_TOKEN_LIFE: whole(60 * days),
  /** How long the link of a weekly summary ends them. */
  SUMMARY_STOP_LIFE: whole(90 * days),
  /** Results of actions on several people. */
  BULK_KEPT: whole(30 * days),

  /** A campus or a mobile carrier may share one address: high limit per IP, low per account. */
  THROTTLE_WINDOW: whole(15 * minutes),
  THROTTLE_LOGIN_IP: whole(300),
  THROTTLE_LOGIN_ACCOUNT_IP: whole(10),
  THROTTLE_LOGIN_ACCOUNT: whole(30),
  /** Delay of answers for an account under attack, in milliseconds. */
  LOGIN_SLOWDOWN_MS: whole(1_000, 0, 5_000),
  /** Failed sign-ins of one account in a day, from all addresses: beyond it, slower, with an alert. */
  LOGIN_FAILURES_PER_DAY: whole(50),
  THROTTLE_REGISTER_IP: whole(200),
  /** Departures to a provider and returns. */
  THROTTLE_SOCIAL_IP: whole(300),
  THROTTLE_MAIL_ACCOUNT: whole(5),
  THROTTLE_JOIN_IP: whole(60),
  /** Messages to the team: each is mailed to every staff member. */
  THROTTLE_CONTACT_IP: whole(20),
  THROTTLE_CONTACT_EMAIL: whole(5),
  /** Faults reported from one network. */
  THROTTLE_FAULTS_IP: whole(120),
  /** Reports of policy violations from one network. */
  THROTTLE_CSP_IP: whole(120),
  /** Photos per person: each takes a second of work, in a short queue. */
  THROTTLE_PICTURE_ACCOUNT: whole(30),
  /** Wrong tokens of remotes; valid ones are never counted. */
  THROTTLE_RELEASE_IP: whole(60),
  THROTTLE_RESET_IP: whole(60),
  /** Duration of the answer to a reset request, account or not, in milliseconds. */
  RESET_ANSWER_MS: whole(300, 0, 5_000),
  /** Within this time the same content by the same author is a double click; 0: never. */
  DOUBLE_SUBMIT_WINDOW: whole(10, 0, hours),
  /** Messages that one member may send to others through the network. */
  MEMBER_MESSAGES_PER_DAY: whole(10),
  /** Pages of the directory and profiles that a member may open in a day. */
  DIRECTORY_PAGES_PER_DAY: whole(200),
  DIRECTORY_DETAILS_PER_DAY: whole(150),
  /** The same before approval: anybody can make an account. */
  DIRECTORY_PAGES_BEFORE_APPROVAL: whole(10),
  DIRECTORY_DETAILS_BEFORE_APPROVAL: whole(20),
  /** The same for all members of one network: a campus or a mobile carrier may share one address. */
  DIRECTORY_PAGES_PER_NETWORK: whole(1_000),
  DIRECTORY_DETAILS_PER_NETWORK: whole(1_000),

  CARDS_PER_PAGE: whole(12, 1, 100),
  ROWS_PER_PAGE: whole(20, 1, 100),
});
export type Env = z.infer<typeof Env>;

import { z } from 'zod';
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

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** A list written as JSON. */
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

/** Every setting of the server, as the environment gives it. Durations are in seconds. */
export const Env = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'development, production ou test est attendu',
    })
    .default('development'),
  PORT: whole(3000, 0, 65_535),
  /** Ignored with DEMO=1, which listens on loopback only. */
  HOST: z.string().default('0.0.0.0'),
  /** The address in mails; http://localhost:PORT by default. */
  BASE_URL: address(['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DEMO: oneOrZero.optional(),
  /** Signs and encrypts; made and kept in DATA_DIR when the embedded database is used. */
  SESSION_SECRET: z.string().min(32, { error: 'au moins 32 caractères' }).optional(),
  TRUSTED_PROXIES: commaList.default([]),
  /** 'warn' in the demo, where a terminal is read by people; 'info' elsewhere. */
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'silent, error, warn, info ou debug est attendu',
    })
    .optional(),

  NETWORK_NAME: z.string().min(1).max(60).default('Réseau Alumni'),
  TAGLINE: z.string().max(120).default('Ensemble on va plus loin'),
  LAUNCH_DATE: z.iso.date({ error: 'une date AAAA-MM-JJ est attendue' }).default('2019-12-14'),
  LAUNCH_NOTICE: z.string().max(120).default('Lancement du club Alumni'),
  SOCIAL_LINKS: json(z.array(z.object({ label: z.string().min(1), url: z.url() }))).optional(),
  KEY_FIGURES: json(z.array(z.object({ value: z.string(), label: z.string() }))).default(
    keyFigures,
  ),
  PARTNERS: json(
    z.array(z.object({ name: z.string().min(1), mark: z.enum(partnerMarks) })),
  ).optional(),

  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Réseau des anciens <no-reply@alumni.test>'),
  MAIL_POLL: whole(2),
  MAIL_ATTEMPTS: whole(8, 1, 50),

  SESSION_IDLE: whole(14 * days),
  SESSION_IDLE_STAFF: whole(12 * hours),
  SESSION_ABSOLUTE: whole(90 * days),
  VERIFY_TOKEN_LIFE: whole(7 * days),
  RESET_TOKEN_LIFE: whole(60 * minutes),
  CREATION_CODE_LIFE: whole(72 * hours),
  EMAIL_CHANGE_TOKEN_LIFE: whole(24 * hours),

  /** A whole campus or mobile carrier may share one address: wide per IP, strict per account. */
  THROTTLE_WINDOW: whole(15 * minutes),
  THROTTLE_LOGIN_IP: whole(300),
  THROTTLE_LOGIN_ACCOUNT_IP: whole(10),
  THROTTLE_LOGIN_ACCOUNT: whole(30),
  /** What an account under attack waits before its answer, in milliseconds. */
  LOGIN_SLOWDOWN_MS: whole(1_000, 0, 5_000),
  THROTTLE_REGISTER_IP: whole(200),
  THROTTLE_MAIL_ACCOUNT: whole(5),
  THROTTLE_JOIN_IP: whole(60),
  THROTTLE_RESET_IP: whole(60),
  /** How long a reset request takes to answer, account or not, in milliseconds. */
  RESET_ANSWER_MS: whole(300, 0, 5_000),
  DIRECTORY_PAGES_PER_DAY: whole(200),
  DIRECTORY_DETAILS_PER_DAY: whole(150),

  CARDS_PER_PAGE: whole(12, 1, 100),
  ROWS_PER_PAGE: whole(20, 1, 100),
});
export type Env = z.infer<typeof Env>;

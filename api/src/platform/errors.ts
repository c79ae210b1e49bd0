import { texts } from '@alumni/shared-contract';

/** Every error of the API: id, status and a French message that is safe to show. */
const catalogue = {
  invalid: [422, 'Certains champs sont à corriger.'],
  malformed: [400, 'La demande n’est pas lisible.'],
  proof_required: [422, texts.proofRequired],
  session_required: [401, texts.sessionExpired],
  login_refused: [422, texts.loginRefused],
  /** Beyond the daily number of failures of one account: metrics count these apart. */
  login_guessed: [422, texts.loginRefused],
  login_throttled: [429, texts.loginRefused],
  /** The password is right, and a second step finishes the sign-in. */
  second_step_required: [422, 'Confirmez votre connexion avec votre second facteur.'],
  second_step_expired: [422, 'Cette connexion a expiré : recommencez.'],
  /** Staff of a network that requires a second factor, before they have one. */
  must_enrol: [403, 'Activez d’abord la double authentification de votre compte.'],
  forbidden: [403, 'Vous n’avez pas le droit de faire cela.'],
  email_unverified: [403, 'Confirmez d’abord votre adresse e-mail : le lien est dans votre boîte.'],
  not_approved: [403, 'Ce filtre s’ouvre quand votre compte est approuvé.'],
  guest_only: [403, 'Vous êtes déjà connecté.'],
  cross_site: [403, 'Cette demande vient d’un autre site.'],
  not_found: [404, 'Cette page ou cet élément n’existe pas.'],
  conflict: [409, 'Cet élément a changé entre-temps. Rechargez la page.'],
  last_administrator: [409, 'C’est le dernier administrateur actif : il doit le rester.'],
  release_refused: [422, 'Cette version est refusée.'],
  slides_minimum: [409, 'Il doit rester au moins 3 slides.'],
  too_slow: [408, 'La demande a mis trop de temps à arriver. Recommencez.'],
  too_large: [413, 'Le fichier est trop volumineux (5 Mo au plus).'],
  body_too_large: [413, 'Ces données sont trop volumineuses.'],
  bad_media: [415, 'Ce format n’est pas accepté.'],
  csrf: [419, 'La page a expiré. Rechargez-la, puis recommencez.'],
  throttled: [429, 'Trop de demandes. Patientez un peu, puis recommencez.'],
  quota: [
    429,
    'Vous avez ouvert autant de pages ou de profils qu’il est permis en un jour : cette limite protège l’annuaire contre la copie.',
  ],
  network_quota: [
    429,
    'L’annuaire a été très consulté aujourd’hui depuis votre réseau (campus, entreprise, opérateur) : cette limite le protège contre la copie.',
  ],
  headers_too_large: [431, 'La demande est trop longue. Effacez les cookies de ce site.'],
  failed: [500, texts.requestFailed],
  full: [
    503,
    'Le serveur n’a plus de place : rien n’a été enregistré. Gardez votre texte et réessayez plus tard ; l’équipe technique doit libérer de la place.',
  ],
  unavailable: [503, 'Le service est momentanément indisponible. Réessayez dans un instant.'],
} as const satisfies Record<string, readonly [number, string]>;

/** Identifiers of the catalogue; sent as `code`. */
export type ErrorId = keyof typeof catalogue;
/** French messages by field. */
export type FieldErrors = Record<string, string[]>;

/**
 * An error of the catalogue.
 * @param options `message` replaces the catalogue's; `errors`: French messages by field;
 *   `retryAfter` in seconds
 */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly id: ErrorId,
    options: { message?: string; errors?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(options.message ?? catalogue[id][1]);
    this.status = catalogue[id][0];
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
  }
}

/**
 * A field error found after validation (a taken e-mail, an unknown campus). Sent with the status
 * that the route declares for invalid fields.
 */
export function fieldError(field: string, message: string): ApiError {
  return new ApiError('invalid', { message, errors: { [field]: [message] } });
}

/**
 * Ends the checks of several fields; the first message is that of the whole.
 * @throws ApiError `invalid` with every field to correct
 */
export function mustBeValid(errors: FieldErrors): void {
  const [first] = Object.values(errors);
  if (first) throw new ApiError('invalid', { ...(first[0] && { message: first[0] }), errors });
}

/** Whether the database refused and rolled back; unknown for a lost connection. */
export function isDatabaseRefusal(error: unknown): boolean {
  return refusalCode(error) !== undefined;
}

/** Whether a referenced row was deleted meanwhile. */
export function isGoneReference(error: unknown): boolean {
  return refusalCode(error) === '23503';
}

/** Whether the transaction was aborted because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return refusalCode(error) === '40P01';
}

/** PostgreSQL's five-character code, inside drizzle's cause. */
function refusalCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'severity' in cause && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : undefined;
}

/** Whether the database refused a duplicate, optionally on a given unique index. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const cause = error instanceof Error ? (error.cause as Record<string, unknown>) : undefined;
  return cause?.code === '23505' && (!index || cause.constraint === index);
}

/** 25006: the embedded database refuses writes until its disk has room; or a standby server. */
const fullCodes = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT']);

/** Whether nothing was written because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (code && fullCodes.has(code)) return true;
  return cause !== undefined && isDiskFull(cause);
}

const awayCodes = /^(08|57P0|57014|53300|ECONN|EPIPE|ETIMEDOUT)/;
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Cannot use a pool after)/;

/** Whether the database is unavailable, overloaded or closing: worth a retry. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message, cause } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (code && (awayCodes.test(code) || (code === 'ENOENT' && syscall === 'connect'))) return true;
  return awayMessages.test(message ?? '') || (cause !== undefined && isDatabaseAway(cause));
}

/**
 * Asserts that a row was found.
 * @throws ApiError when there is none
 */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError('not_found');
  return row;
}

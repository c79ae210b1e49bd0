import type { PasskeyInput, PasskeyOptions, RecoveryCodesReply } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import { ApiError, fieldError, found, isUniqueViolation } from '../../platform/errors';
import { hasSecondFactor } from '../../http/enrolment';
import type { Viewer } from '../../http/viewer';
import {
  secondFactorMail,
  type SecondFactorNews,
} from '../../platform/mail/templates/second-factor-mail';
import { authRepository } from '../auth/auth.repository';
import { creationOptions, verifyCreation } from './passkeys';
import { provePassword } from './prove-password';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import { secondFactorRepository } from './second-factor.repository';
import { newTotp, stepOfCode } from './totp';

/** Passkeys of one person: a limit for the browser, which is sent all of them. */
const mostPasskeys = 10;

/**
 * Makes a secret for an app; it counts once `confirmTotp` has seen a code.
 * @throws ApiError under `password`; `conflict` when an app is in use
 */
export async function beginTotp(context: AppContext, viewer: Viewer, password: string) {
  const { config, db } = context;
  const person = await provePassword(context, viewer, password);
  const { sealed, secret, uri } = newTotp(config, person.email);
  const current = await secondFactorRepository.totpOf(db, viewer.id);
  if (current?.confirmedAt) throw new ApiError('conflict');
  await secondFactorRepository.keepSecret(db, viewer.id, sealed);
  return { secret, uri };
}

/** @throws ApiError under `code` for a wrong code */
export async function confirmTotp(
  context: AppContext,
  viewer: Viewer,
  code: string,
): Promise<RecoveryCodesReply> {
  return change(context, viewer, 'added', async (tx) => {
    const totp = found(await secondFactorRepository.totpOf(tx, viewer.id));
    if (totp.confirmedAt) throw new ApiError('conflict');
    const step = stepOfCode(context.config, totp.secret, code);
    if (step === null) {
      throw fieldError(
        'code',
        'Ce code n’est pas le bon. L’heure du téléphone doit être réglée automatiquement.',
      );
    }
    const codes = await firstRecoveryCodes(tx, viewer.id);
    await secondFactorRepository.confirmTotp(tx, viewer.id, step);
    return codes;
  });
}

/** @throws ApiError under `password`; `must_enrol` for the last factor where one is required */
export async function removeTotp(
  context: AppContext,
  viewer: Viewer,
  password: string,
): Promise<void> {
  await provePassword(context, viewer, password);
  await change(context, viewer, 'removed', async (tx) => {
    found(await secondFactorRepository.totpOf(tx, viewer.id));
    await secondFactorRepository.deleteTotp(tx, viewer.id);
    await afterRemoval(context, tx, viewer.id);
  });
}

/** What the browser needs to create a passkey. */
export async function beginPasskey(
  context: AppContext,
  viewer: Viewer,
  password: string,
): Promise<PasskeyOptions> {
  const { config, db } = context;
  const person = await provePassword(context, viewer, password);
  const existing = await secondFactorRepository.passkeysOf(db, viewer.id);
  if (existing.length >= mostPasskeys) {
    throw fieldError('password', `Dix clés d’accès au plus : supprimez-en une d’abord.`);
  }
  const options = await creationOptions(config, person, existing);
  const key = { keyHash: viewer.sessionHash, personId: viewer.id };
  await secondFactorRepository.keepChallenge(db, key, options.challenge, config.SECOND_STEP_LIFE);
  return options;
}

/** @throws ApiError under `passkey` for an answer that is not valid, or too late */
export async function addPasskey(
  context: AppContext,
  viewer: Viewer,
  { name, passkey }: z.output<typeof PasskeyInput>,
): Promise<RecoveryCodesReply> {
  const { config, db } = context;
  const refused = () =>
    fieldError('passkey', 'Cette clé d’accès n’a pas pu être enregistrée : recommencez.');
  const challenge = await secondFactorRepository.takeChallenge(db, viewer.sessionHash);
  const created = challenge ? await verifyCreation(config, passkey, challenge) : null;
  if (!created) throw refused();
  return change(context, viewer, 'added', async (tx) => {
    const codes = await firstRecoveryCodes(tx, viewer.id);
    await secondFactorRepository.addPasskey(tx, { ...created, personId: viewer.id, name });
    return codes;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refused() : error;
  });
}

/** @throws ApiError as `removeTotp`; `not_found` for somebody else's passkey */
export async function removePasskey(
  context: AppContext,
  viewer: Viewer,
  id: number,
  password: string,
): Promise<void> {
  await provePassword(context, viewer, password);
  await change(context, viewer, 'removed', async (tx) => {
    if (!(await secondFactorRepository.deletePasskey(tx, viewer.id, id))) {
      throw new ApiError('not_found');
    }
    await afterRemoval(context, tx, viewer.id);
  });
}

/** Replaces the recovery codes; the earlier ones no longer work. */
export async function renewRecoveryCodes(
  context: AppContext,
  viewer: Viewer,
  password: string,
): Promise<RecoveryCodesReply> {
  await provePassword(context, viewer, password);
  return change(context, viewer, 'renewed', async (tx) => {
    if (!(await hasSecondFactor(tx, viewer.id))) throw new ApiError('not_found');
    return { recovery_codes: await replaceCodes(tx, viewer.id) };
  });
}

/** One change at a time for each person; a mail informs them. */
async function change<Result>(
  { config, db, outbox }: AppContext,
  { id }: Viewer,
  what: Exclude<SecondFactorNews['what'], 'recovery'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const person = await authRepository.lock(tx, id);
    if (!person) throw new ApiError('session_required');
    const result = await work(tx);
    await outbox.queue(tx, secondFactorMail(config, person, { what }));
    return result;
  });
}

/** Recovery codes come with the first factor; a second one keeps them. */
async function firstRecoveryCodes(tx: Tx, personId: number): Promise<RecoveryCodesReply> {
  if (await hasSecondFactor(tx, personId)) return { recovery_codes: null };
  return { recovery_codes: await replaceCodes(tx, personId) };
}

async function replaceCodes(tx: Tx, personId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await secondFactorRepository.replaceRecoveryCodes(tx, personId, codes.map(recoveryCodeHash));
  return codes;
}

/** Without a factor left, nothing of it stays; where one is required, the last one stays. */
async function afterRemoval({ config }: AppContext, tx: Tx, personId: number): Promise<void> {
  if (await hasSecondFactor(tx, personId)) return;
  if (config.STAFF_SECOND_FACTOR === 'required') {
    throw fieldError(
      'password',
      'Ce réseau demande un second facteur : ajoutez-en un autre avant de supprimer celui-ci.',
    );
  }
  await secondFactorRepository.deleteAll(tx, personId);
}

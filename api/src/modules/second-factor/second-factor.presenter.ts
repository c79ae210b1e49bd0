import type { SecondFactorReply } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import { secondFactorRepository } from './second-factor.repository';

/** The second factors of a person, for themselves: no secret and no key. */
export async function presentSecondFactor(
  { config, db }: AppContext,
  personId: number,
): Promise<SecondFactorReply> {
  const totp = await secondFactorRepository.totpOf(db, personId);
  const passkeys = await secondFactorRepository.passkeysOf(db, personId);
  return {
    required: config.STAFF_SECOND_FACTOR === 'required' ? 1 : 0,
    totp: totp?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: await secondFactorRepository.countRecoveryCodes(db, personId),
    devices: await secondFactorRepository.countTrusted(db, personId),
  };
}

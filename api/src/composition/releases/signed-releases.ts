import { isSignedBy, type Build } from '@alumni/federation-registry';
import type { Config } from '../../platform/config/read-config';

type Keys = Pick<Config, 'REMOTE_KEYS'>;

/** A release without the signature that its remote needs. */
export class UnsignedRelease extends Error {}

/** Whether the operator registered a key of the team: then every release must be signed. */
export const mustSign = ({ REMOTE_KEYS }: Keys, name: string) =>
  Object.hasOwn(REMOTE_KEYS ?? {}, name);

/**
 * Checks that a team's key signed a release.
 * @param signature as stored with the release; null: not signed
 * @throws UnsignedRelease when the remote has a key, and it did not make this signature
 */
export function mustBeSigned(config: Keys, build: Build, signature: string | null | undefined) {
  const { name } = build;
  if (!mustSign(config, name)) return;
  if (!signature) {
    throw new UnsignedRelease(
      `elle n'est pas signée, et ${name} a une clé enregistrée (mf publish --key-file)`,
    );
  }
  if (!isSignedBy(build, signature, config.REMOTE_KEYS?.[name] ?? []))
    throw new UnsignedRelease(`sa signature n'est pas celle de la clé enregistrée pour ${name}`);
}

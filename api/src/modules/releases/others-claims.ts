import type { Claims } from '@alumni/federation/registry';
import type { Releases } from './releases';

/** What the live versions of all other remotes take; one whose release is not in order takes nothing. */
export async function othersClaims(
  { composition, files }: Pick<Releases, 'composition' | 'files'>,
  name: string,
): Promise<Claims[]> {
  const { live } = await composition.standing();
  const maps = await Promise.all(
    live
      .filter((row) => row.name !== name)
      .flatMap((row) => [row.version, row.canaryVersion].map((version) => ({ ...row, version })))
      .map(async ({ name: other, version }) =>
        version ? files.read(other, version).then(mapOf, () => null) : null,
      ),
  );
  return maps.filter((map) => map !== null);
}

const mapOf = ({ release }: { release: { remote: Claims } }): Claims => release.remote;

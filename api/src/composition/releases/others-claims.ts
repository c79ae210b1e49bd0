import type { Claims } from '@alumni/federation-registry';
import type { Releases } from './releases';

/** What the live versions of all other remotes use; a damaged release uses nothing. */
export async function othersClaims(
  { composition, files }: Pick<Releases, 'composition' | 'files'>,
  name: string,
): Promise<Claims[]> {
  const { live } = await composition.snapshot();
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

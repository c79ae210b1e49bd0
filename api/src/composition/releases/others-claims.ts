import { sidesOf, type Claims, type RemoteSides } from '@alumni/federation-registry';
import type { Release } from '@alumni/shared-contract';
import type { Releases } from './releases';

type Sources = Pick<Releases, 'composition' | 'files'>;

/** What the live versions of all other remotes use; a damaged release uses nothing. */
export async function othersClaims(sources: Sources, name: string): Promise<Claims[]> {
  const releases = await liveReleases(sources, (other) => other !== name);
  return releases.map(({ remote }) => remote);
}

/** Slots and events of the live version of a remote, and of the others. */
export async function liveSides(
  sources: Sources,
  name: string,
): Promise<{ own: RemoteSides | null; others: RemoteSides[] }> {
  const sides = (await liveReleases(sources, () => true)).map(sidesOf);
  // Its canary comes second: what is live for everybody counts.
  return {
    own: sides.find((one) => one.name === name) ?? null,
    others: sides.filter((one) => one.name !== name),
  };
}

/** Live versions, each followed by its canary; without the damaged ones. */
async function liveReleases(
  { composition, files }: Sources,
  isWanted: (name: string) => boolean,
): Promise<Release[]> {
  const { live } = await composition.snapshot();
  const releases = await Promise.all(
    live
      .filter(({ name }) => isWanted(name))
      .flatMap(({ name, version, canaryVersion }) => [
        { name, version },
        { name, version: canaryVersion },
      ])
      .map(async ({ name, version }) =>
        version
          ? files.read(name, version).then(
              ({ release }) => release,
              () => null,
            )
          : null,
      ),
  );
  return releases.filter((release) => release !== null);
}

import { readBuild } from '@alumni/federation-registry';
import { packFolder, server } from '@alumni/mf/releasing';

/** Publishes and promotes a build of mf-public like `mf`; its token is BENCH_REMOTE_TOKEN. */
export async function releaseRemote(product: string, dist: string): Promise<void> {
  const { version } = await readBuild(dist);
  const live = server(new URL(product), process.env.BENCH_REMOTE_TOKEN);
  await live.publish('mf_public', () => packFolder(dist));
  const { revision } = await live.composition();
  await live.promote('mf_public', { revision, version });
}

import { createHost } from '@alumni/federation-runtime';
import { callAsStranger } from '@alumni/shared-auth';
import { setContentOrigin } from '@alumni/shared-ui/picture';
import { defineRoutes } from '@alumni/shared-ui/router';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import type { FoundParcel } from './find-parcel';
import { origin } from './network';
import { retryFolder, prepareScript } from './prepare-script';

const host = createHost('alumni_embed', prepareScript);
const failed = new Set<string>();

callAsStranger(origin);
setContentOrigin(origin);

/**
 * Loads the lifecycles of a parcel from the live release.
 * @param base address of the release's folder
 */
export async function loadParcel(found: FoundParcel, base: string): Promise<ParcelConfig> {
  const { name, plainEntry } = found.remote;
  const { screen } = found.parcel;
  defineRoutes(found.routes);
  const isAgain = failed.delete(base);
  if (isAgain) retryFolder(base);
  host.register([{ name, entry: `${base}remoteEntry.js`, plainEntry }], { force: isAgain });
  try {
    const id = `${name}/lifecycles/${screen.slice(screen.lastIndexOf('/') + 1)}`;
    return (await host.load(id)) as ParcelConfig;
  } catch (error) {
    failed.add(base);
    throw error;
  }
}

/**
 * Mounts a parcel without single-spa's start(), which would take over the page's history.
 * @returns unmounts it
 */
export async function mountParcel(
  lifecycles: ParcelConfig,
  props: { domElement: HTMLElement; name: string } & Record<string, unknown>,
): Promise<() => Promise<unknown>> {
  const parcel = mountRootParcel(lifecycles, { ...props, origin });
  await parcel.mountPromise;
  return () => parcel.unmount();
}

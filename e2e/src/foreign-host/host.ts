/**
 * A site of another team, built with Rspack, that mounts modules of a remote with its own copies of
 * the shared modules. It shows everything such a host must do (decision 16).
 */
import { callAsStranger } from '@alumni/shared-auth';
import { setContentOrigin } from '@alumni/shared-ui/picture';
import { defineRoutes } from '@alumni/shared-ui/router';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import { findRemote } from './find-remote';

const network = document.documentElement.dataset.network ?? '';
const open: Parcel[] = [];

document.getElementById('open')?.addEventListener('click', () => void openAll().catch(showError));
document.getElementById('close')?.addEventListener('click', () => {
  for (const parcel of open.splice(0)) void parcel.unmount().catch(showError);
});

async function openAll(): Promise<void> {
  const { name, entry, routes } = await findRemote(network, 'mf_public');
  callAsStranger(network);
  setContentOrigin(network);
  defineRoutes(routes);
  registerRemotes([{ name, entry }]);
  await show('news', `${name}/lifecycles/LatestNewsParcel`);
  await show('screen', `${name}/lifecycles/ActualitiesScreen`, '/actualities');
}

async function show(place: string, exposed: string, path?: string): Promise<void> {
  const domElement = document.getElementById(place);
  if (!domElement) return;
  const lifecycles = (await loadRemote(exposed)) as ParcelConfig;
  const parcel = mountRootParcel(lifecycles, { domElement, origin: network, path });
  open.push(parcel);
  await parcel.mountPromise;
}

function showError(fault: Error): void {
  const at = document.getElementById('fault');
  if (at) at.textContent = fault.message;
}

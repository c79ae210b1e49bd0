/** A site in React, which lends its copy, and mounts with single-spa. */
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

declare const NETWORK: string;

const entry = `${NETWORK}/remotes/mf_public/live/mf-manifest.json`;
registerRemotes([{ name: 'mf_public_standard', alias: 'network', entry }]);

const wanted = [
  { id: 'news', module: 'network/LatestNewsParcel', props: { count: 2 } },
  { id: 'screen', module: 'network/ActualitiesScreen', props: {} },
];

function Site() {
  const [parcels, setParcels] = useState<Parcel[]>([]);
  const [fault, setFault] = useState('');

  async function open() {
    for (const { id, module, props } of wanted) {
      const domElement = document.getElementById(id) as HTMLElement;
      const parcel = mountRootParcel(() => lifecyclesOf(module), { domElement, ...props });
      setParcels((others) => [...others, parcel]);
      await parcel.mountPromise;
    }
  }
  const close = () => Promise.all(parcels.map((parcel) => parcel.unmount()));
  const orFault = (act: () => Promise<unknown>) => () => {
    act().catch((error: Error) => setFault(error.message));
  };
  return (
    <>
      <button id="open" onClick={orFault(open)}>
        Ouvrir
      </button>
      <button id="close" onClick={orFault(close)}>
        Fermer
      </button>
      <p role="alert">{fault}</p>
    </>
  );
}

async function lifecyclesOf(module: string): Promise<ParcelConfig> {
  const lifecycles = await loadRemote<ParcelConfig>(module);
  if (!lifecycles) throw new Error(`${module} is missing`);
  return lifecycles;
}

createRoot(document.getElementById('app') as HTMLElement).render(<Site />);

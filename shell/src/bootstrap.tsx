import { createRemoteLoader, federationPort, type BootRegistry } from '@alumni/federation/runtime';
import { createRoot } from 'react-dom/client';
import type { ComponentType } from 'react';

export async function bootstrap(
  registry: BootRegistry,
  integrity: ((url: string) => string) | null,
) {
  const loader = createRemoteLoader(federationPort(integrity), registry.remotes);
  const Screen = await loader.load<ComponentType>('mf_sample', 'SampleScreen');
  createRoot(document.getElementById('root')!).render(<Screen />);
}

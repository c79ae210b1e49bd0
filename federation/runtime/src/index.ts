export { createHost } from './host';
export { providedShares, type ProvidedShare } from './share-scope';
export { RemoteFault, faultOf } from './faults';
export { impossibleHash, type ShellIntegrity } from './integrity';
export { nextTask } from './next-task';
export { pageScripts, type PageScripts } from './page-scripts';
export {
  readRegistry,
  type BootRegistry,
  type PageRemote,
  type PageRoute,
} from './registry-client';
export { trustedScriptUrl } from './trusted-script-url';
export { createRemoteLoader, type FederationPort, type RemoteLoader } from './remote-loader';

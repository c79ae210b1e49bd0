export { federationPort } from './federation-port';
export { RemoteFault, incidentCode, type FaultKind } from './faults';
export { type ShellIntegrity } from './integrity';
export { pageScripts, type PageScripts } from './page-scripts';
export { readRegistry, type BootRegistry } from './registry-client';
export { createRemoteLoader, type FederationPort, type RemoteLoader } from './remote-loader';

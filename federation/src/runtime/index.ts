export { federationPort } from './federation-port';
export { RemoteFault, incidentCode, type FaultKind } from './faults';
export { integrityOf, type ShellIntegrity } from './integrity';
export { readRegistry, type BootRegistry } from './registry-client';
export { createRemoteLoader, type FederationPort, type RemoteLoader } from './remote-loader';

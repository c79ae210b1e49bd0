export { antdTheme, assembleRegistry, type Assembled, type AssembleOptions } from './assemble';
export { matchPattern, matchRegistryRoute, type MatchedRoute } from './match-route';
export { filePointerStore, type Pointer, type Pointers, type PointerStore } from './pointers';
export { publishRemote, readRelease, releaseFolder, type PublishedRemote } from './publish';
export {
  publishWorkspace,
  workspaceRemotes,
  type Published,
  type PublishWorkspaceOptions,
} from './publish-workspace';
export { publishShell, shareClosure, type ShellRelease } from './shell-release';
export { DamagedBuild, damagedFiles, type Integrity } from './verify';

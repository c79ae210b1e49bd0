export {
  antdTheme,
  assembleRegistry,
  reasonOf,
  type Assembled,
  type AssembleOptions,
  type Choice,
} from './assemble';
export { collisions, collisionsWith, reservedPath, type Claims } from './collisions';
export { matchPattern, matchRegistryRoute, type MatchedRoute } from './match-route';
export {
  exists,
  placeWhole,
  publishRemote,
  readBuild,
  readRelease,
  releaseFolder,
  type Build,
  type PublishedRemote,
} from './publish';
export {
  publishWorkspace,
  type PublishedWorkspace,
  type PublishWorkspaceOptions,
} from './publish-workspace';
export { publishShell, shareClosure, shellEntry, type ShellRelease } from './shell-release';
export { admitsContract, skewOf } from './skew';
export { DamagedBuild, damagedFiles, type Integrity } from './verify';

export { antdTheme, assembleRegistry, reasonOf, type Assembled, type Choice } from './assemble';
export { collisions, collisionsWith, reservedPath, type Claims } from './collisions';
export { modulesOf } from './module-names.js';
export { matchRegistryRoute, type MatchedRoute } from './match-route';
export {
  exists,
  placeWhole,
  readBuild,
  readRelease,
  releaseFolder,
  type Build,
  type PublishedRemote,
} from './publish';
export { placeFile } from './place-files';
export { publishWorkspace } from './publish-workspace';
export {
  publishShell,
  readShell,
  shareClosure,
  shellEntry,
  unpublishedOfShell,
  type ShellRelease,
} from './shell-release';
export { createKeys, isPublicKey, isSignedBy, signRelease } from './signature';
export { lostLinks, lostParcels, sidesOf, type RemoteSides } from './links';
export { admitsContract, skewOf, skewText } from './skew';
export { DamagedBuild } from './verify';

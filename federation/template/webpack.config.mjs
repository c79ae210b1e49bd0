import { remoteConfig } from '@alumni/federation/preset';

export default remoteConfig(import.meta.dirname);

import { remoteConfig } from '@alumni/federation-build/preset';

export default remoteConfig(import.meta.dirname, { copies: false });

import { remoteConfig } from '@alumni/federation-build/preset';

// Guests download the entry: without copies of antd it is smaller (decision 3).
export default remoteConfig(import.meta.dirname, { copies: false });

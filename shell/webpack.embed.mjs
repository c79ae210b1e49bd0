import { embedConfig } from '@alumni/federation-build/preset';

export default embedConfig(import.meta.dirname);

import { embedConfig } from '@alumni/federation/preset';

export default embedConfig(import.meta.dirname);

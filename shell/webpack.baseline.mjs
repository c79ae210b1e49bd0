import { baselineConfig } from '@alumni/federation/preset';

export default baselineConfig(import.meta.dirname);

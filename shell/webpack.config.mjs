import { shellConfig } from '@alumni/federation/preset';

export default shellConfig(import.meta.dirname);

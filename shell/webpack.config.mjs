import { shellConfig } from '@alumni/federation-build/preset';

export default shellConfig(import.meta.dirname);

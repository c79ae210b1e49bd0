import { baselineConfig } from '@alumni/federation-build/preset';

export default ({ grouped = 'yes' }) =>
  baselineConfig(import.meta.dirname, { grouped: grouped === 'yes' });

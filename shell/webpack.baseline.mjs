import { baselineConfig } from '@alumni/federation/preset';

export default ({ grouped = 'yes' }) =>
  baselineConfig(import.meta.dirname, { grouped: grouped === 'yes' });

import { baselineConfig } from '@alumni/federation-build/preset';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(import.meta.resolve('./src/lighthouse/CalibrationPage.tsx'));

/** React alone, by the preset of the product: one file, no cache. */
export default {
  ...baselineConfig(join(import.meta.dirname, '../shell'), { grouped: false }),
  entry: { main: page },
  cache: false,
};

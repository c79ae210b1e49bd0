import { baselineConfig, remoteConfig } from '@alumni/federation-build/preset';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const changed = {
  test: /[\\/]mf-public[\\/]src[\\/]screens[\\/]home[\\/]CategoryCards\.tsx$/,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'src/federation/change-sentence-loader.mjs'),
};

/** One sentence of the home page is changed: `--env of=mf-public` or `--env of=baseline`. */
export default function changedConfig({ of, grouped = 'yes' }) {
  const config =
    of === 'baseline'
      ? baselineConfig(join(root, 'shell'), { grouped: grouped === 'yes' })
      : remoteConfig(join(root, of))({}, { mode: 'production' });
  // Same paths as the original build, so that only the sentence differs; no cache.
  return { ...config, cache: false, module: { rules: [...(config.module?.rules ?? []), changed] } };
}

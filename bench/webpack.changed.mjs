import { baselineConfig, remoteConfig } from '@alumni/federation/preset';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const changed = {
  test: /[\\/]mf-public[\\/]src[\\/]screens[\\/]home[\\/]CategoryCards\.tsx$/,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'src/federation/change-sentence-loader.mjs'),
};

/** One sentence of the home page is another: `--env of=mf-public` or `--env of=baseline`. */
export default function changedConfig({ of, grouped = 'yes' }) {
  const config =
    of === 'baseline'
      ? baselineConfig(join(root, 'shell'), { grouped: grouped === 'yes' })
      : remoteConfig(join(root, of))({}, { mode: 'production' });
  // Built in the place of the sources, so that nothing but the sentence differs; never remembered.
  return { ...config, cache: false, module: { rules: [...config.module.rules, changed] } };
}

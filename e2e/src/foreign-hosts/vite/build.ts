import { federation } from '@module-federation/vite';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';

/**
 * Builds the site with Vite.
 * @param dir folder of the site
 * @param network its origin
 */
export async function build(dir: string, network: string): Promise<void> {
  await viteBuild({
    root: dir,
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(dir, 'dist'), target: 'es2022', emptyOutDir: true },
    plugins: [
      federation({
        name: 'school_site',
        remotes: {
          mf_public: {
            type: 'var',
            name: 'mf_public_standard',
            entry: `${network}/remotes/mf_public/live/mf-manifest.json`,
          },
        },
        shared: ['react', 'react-dom'],
        dts: false,
      }),
    ],
  });
}

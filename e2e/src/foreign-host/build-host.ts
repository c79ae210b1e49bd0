import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { experiments, rspack, type Configuration } from '@rspack/core';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface HostBuild {
  /** Share keys with version ranges; the host has its own copies. */
  shares: Record<string, string>;
  /** Whether to provide the runtime for remotes built with `externalRuntime`. */
  providesRuntime: boolean;
}

/** Builds the host with Rspack. @returns its files, by name */
export async function buildHost(build: HostBuild): Promise<Map<string, Buffer>> {
  const path = mkdtempSync(join(tmpdir(), 'foreign-host-'));
  try {
    await run(configuration(build, path));
    return new Map(readdirSync(path).map((name) => [name, readFileSync(join(path, name))]));
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

function configuration({ shares, providesRuntime }: HostBuild, path: string): Configuration {
  return {
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { host: ['./main.ts', './provided.js'] },
    output: { path, publicPath: 'auto', filename: '[name].js', assetModuleFilename: '[name][ext]' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: typescript },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(png|jpe?g|webp|avif|woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimize: false },
    plugins: [
      new experiments.VirtualModulesPlugin({
        [join(import.meta.dirname, 'provided.js')]: importing(Object.keys(shares)),
      }),
      new ModuleFederationPlugin({
        name: 'school_site',
        shared: Object.fromEntries(
          Object.entries(shares).map(([key, requiredVersion]) => [
            key,
            { singleton: true, requiredVersion },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: providesRuntime },
      }),
    ],
  };
}

const typescript = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** Imports of the build must exist: each is imported, none is called. */
function importing(keys: string[]): string {
  const all = keys.map((key) => `import(${JSON.stringify(key)})`).join(', ');
  return `const provided = () => [${all}];\nexport {};`;
}

function run(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
}

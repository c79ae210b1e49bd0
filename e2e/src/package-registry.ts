import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './routes';

/** A registry on loopback with the packages that teams elsewhere install. */
export interface PackageRegistry {
  /** What npm must be run with. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** Starts it with `scripts/registry-for-tests.mjs`, which makes the packages first. */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const child = spawn(process.execPath, ['scripts/registry-for-tests.mjs'], { cwd: root });
  let output = '';
  const config = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const [, found] = /^NPM_CONFIG_USERCONFIG=(.+)\n/m.exec(output) ?? [];
        if (found) resolve(found);
      });
    }
    child.on('exit', () => reject(new Error(`No registry:\n${output}`)));
  });
  return {
    env: { NPM_CONFIG_USERCONFIG: config },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

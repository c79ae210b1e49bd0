import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts the product of a clone, with the demonstration, on its own port.
 * @param settings environment variables
 * @returns a function that ends it, once its database is closed
 */
export async function startProductOf(
  clone: string,
  url: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['api/dist/server.mjs'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(url).port,
      BASE_URL: url,
      DATA_DIR: dataDir,
      DEMO: '1',
      DATABASE_URL: '',
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  const isUp = async () => (await fetch(`${url}/health`).catch(() => null))?.ok;
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

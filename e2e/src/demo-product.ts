import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/testing/free-port';
import { repository } from './production';

/** A demo of its own on the embedded database, for tests that kill its server. */
export async function demoProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-demo-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const isUp = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );

  return {
    url,
    folder,
    /** Starts the server, with the data of the last one; resolves when it listens. */
    async start(): Promise<void> {
      child = spawn(process.execPath, ['api/dist/server.mjs'], {
        cwd: repository,
        stdio: 'ignore',
        env: {
          PATH: process.env.PATH,
          DEMO: '1',
          PORT: String(port),
          BASE_URL: url,
          DATA_DIR: folder,
        },
      });
      while (!(await isUp())) {
        if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    /** Ends it as a loss of power does. */
    async kill(): Promise<void> {
      if (child?.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

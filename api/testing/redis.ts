import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port';

/** Tests with Redis are skipped, and listed, on a machine without redis-server. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis for one test, without persistence; it can be stopped and started again. */
export class TestRedis {
  #server: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async create(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''];
    const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#server = server;
    let output = '';
    for await (const chunk of server.stdout) {
      output += String(chunk);
      if (/ready to accept connections/i.test(output)) break;
    }
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
}

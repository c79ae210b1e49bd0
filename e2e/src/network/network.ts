import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../api/testing/free-port';
import { http2Client, startNginx } from '../nginx';
import { repository, startProduction, type ProductionProcess } from '../production';

/** Processes of the API behind nginx, as in deploy/README.md. */
export interface Network {
  https: number;
  get: ReturnType<typeof http2Client>;
  /** Runs deploy/rolling-restart.sh; `systemctl restart` is a SIGTERM and a new start here. */
  rollingRestart: () => Promise<void>;
  /** Of the processes that run now. */
  pids: () => number[];
  /** CPU seconds that the processes have used. */
  cpuSeconds: () => number;
  /** Resident memory of each process, in MB. */
  memory: () => number[];
  stop: () => Promise<void>;
}

const ticksPerSecond = 100;
const endProcess =
  'pid=$(cat "$1"); kill "$pid"; while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done';

/** @param environment of each process, which has a port of its own */
export async function startNetwork(
  count: number,
  environment: Record<string, string | undefined>,
): Promise<Network> {
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const settings = { PATH: process.env.PATH, ...environment, TRUSTED_PROXIES: '127.0.0.1' };
  const processes: ProductionProcess[] = [];
  let isStopping = false;

  async function start(index: number): Promise<void> {
    const started = startProduction(repository, ports[index]!, settings);
    processes[index] = started;
    // As systemd does: a process that ends is started again.
    void started.ended.then(() => {
      if (!isStopping && processes[index] === started) void start(index);
    });
    await started.isReady;
  }

  const [http, https] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'alumni-nginx-'));
  const nginx = await startNginx(folder, { http, https, api: ports });
  // The first one publishes the pages.
  for (const index of ports.keys()) await start(index);
  const pids = () => processes.map(({ child }) => child.pid!);
  return {
    https,
    get: http2Client(https, nginx.certificate),
    async rollingRestart() {
      const environment = {
        PATH: process.env.PATH,
        UPSTREAM: nginx.upstream,
        RELOAD: `kill -HUP ${nginx.pid}`,
        NGINX_PID: nginx.pidFile,
        RESTART: `sh ${join(folder, 'end.sh')} ${folder}/pid-`,
      };
      writeFileSync(join(folder, 'end.sh'), endProcess);
      for (const [index, { child }] of processes.entries())
        writeFileSync(join(folder, `pid-${ports[index]}`), String(child.pid));
      const script = join(repository, 'deploy/rolling-restart.sh');
      await promisify(execFile)(script, ports.map(String), { env: environment });
    },
    pids,
    cpuSeconds: () => pids().reduce((sum, pid) => sum + cpuOf(pid), 0),
    memory: () => pids().map(memoryOf),
    async stop() {
      isStopping = true;
      for (const { child } of processes) child.kill('SIGTERM');
      await Promise.all(processes.map(({ ended }) => ended));
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

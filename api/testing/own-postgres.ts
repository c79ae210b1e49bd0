import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

/** A PostgreSQL server on loopback for one test or bench alone, which may stop and restart it. */
export interface OwnPostgres {
  url: string;
  start(): void;
  /** As an operator does it: sessions end, what is committed stays. */
  stop(): void;
  restart(): void;
  /** Accepts connections and answers nothing, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Starts a read-only copy that follows this server. */
  replica(): Promise<OwnPostgres>;
  /** Stops it and deletes its files. */
  remove(): void;
}

/** Folder of PostgreSQL's programs, as its `pg_config` names it; null on a machine without them. */
export function postgresPrograms(): string | null {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Starts a server in an empty folder, with the programs of the machine.
 * @throws when they are missing
 */
export async function startPostgres(): Promise<OwnPostgres> {
  return startServer((run, data) =>
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'),
  );
}

type Run = (program: string, ...args: string[]) => void;

async function startServer(fill: (run: Run, data: string) => void): Promise<OwnPostgres> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('the programs of PostgreSQL are missing: pg_config was not found');
  const folder = mkdtempSync(join(tmpdir(), 'own-postgres-'));
  const owner = postgresAccount();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const run: Run = (program, ...args) =>
    void execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  const control = (...args: string[]) =>
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), ...args);
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=200`;
  const start = () => control('-o', settings, 'start');
  const stop = () => control('-m', 'fast', 'stop');
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const [server = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const sessions = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8');
    for (const pid of [server, ...sessions.trim().split(' ')]) process.kill(Number(pid), name);
  };
  fill(run, data);
  start();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    restart: () => control('-m', 'fast', 'restart'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    replica: () =>
      startServer((runCopy, copy) =>
        runCopy('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), ...asReplica, '-D', copy),
      ),
    remove() {
      if (existsSync(join(data, 'postmaster.pid'))) stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** `-R` writes the settings of a server that follows the copied one. */
const asReplica = ['-U', 'postgres', '-R', '-c', 'fast'];

/** Whom PostgreSQL and PgBouncer run as, because they refuse root; null when we are somebody else. */
export function postgresAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return { uid: uid!, gid: gid! };
}

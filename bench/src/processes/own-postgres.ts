import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../api/testing/free-port';

/** A PostgreSQL server of this bench alone, because it is restarted. */
export interface OwnPostgres {
  url: string;
  /** As an operator does it: sessions end, what is committed stays. */
  restart: () => void;
  stop: () => void;
}

/**
 * Starts a server in an empty folder, with the programs of the machine.
 * @throws when they are missing
 */
export async function startPostgres(): Promise<OwnPostgres> {
  const programs = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  const owner = ownerOf();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=100`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    restart: () =>
      run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-m', 'fast', 'restart'),
    stop() {
      run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function ownerOf(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return { uid: uid!, gid: gid! };
}

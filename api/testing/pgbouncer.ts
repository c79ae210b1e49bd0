import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { postgresAccount } from './own-postgres';

/** Tests behind PgBouncer are skipped, and listed, on a machine without it. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** A PgBouncer in front of a server, with the settings of the operator's guide. */
export interface PgBouncer {
  url: string;
  stop(): Promise<void>;
}

/**
 * @param target a database whose account needs no password
 * @param settings of the guide, one per line
 */
export async function startPgBouncer(target: string, settings: string): Promise<PgBouncer> {
  const { hostname, port: serverPort, username, pathname } = new URL(target);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const account = postgresAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
${settings}
`,
  );
  const child = spawn('pgbouncer', [file], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stderr) {
    output += String(chunk);
    if (/process up/.test(output)) break;
  }
  if (child.exitCode !== null) throw new Error(output);
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { receiveTar } from '../src/composition/releases/receive-tar';
import { compiledProgram } from './compiled-programs';
import { sentRelease, tokens, type Sent } from './releasing';

interface Answer {
  ok: boolean;
  code: number;
  message: string;
  revision: number;
  /** Of `mf keys`. */
  publicKey: string;
  /** Of `mf publish --channel` and `mf preview`. */
  link: string;
  journal: { action: string; by: string }[];
}

/** A workspace with the remote `mf-a`, and `mf` in its own process against a listening server. */
export function mfWorkspace(urlOf: () => string) {
  const program = compiledProgram('federation/mf/src/terminal.ts');
  const workspace = mkdtempSync(join(tmpdir(), 'mf-'));
  const folder = join(workspace, 'mf-a');
  mkdirSync(join(folder, 'src/screens/a'), { recursive: true });
  writeFileSync(join(folder, 'src/screens/a/AScreen.tsx'), '');

  /** `out` grows while the command runs. */
  function start(args: string, token = tokens.mf_a, more: Record<string, string> = {}) {
    const environment = { PATH: process.env.PATH, MF_URL: urlOf(), MF_TOKEN: token, ...more };
    const child = spawn(process.execPath, [program, ...args.split(' ')], {
      cwd: workspace,
      env: environment,
    });
    const out = { output: '', errors: '' };
    child.stdout.on('data', (chunk: Buffer) => (out.output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (out.errors += chunk.toString()));
    const ended = new Promise((resolve) => child.on('close', resolve));
    return { child, out, ended };
  }

  async function run(args: string, token?: string, more?: Record<string, string>) {
    const { out, ended } = start(args, token, more);
    const code = await ended;
    return { code, ...out };
  }

  return {
    workspace,
    folder,
    start,
    run,
    remove: () => rmSync(workspace, { recursive: true }),

    /** With `--json`: one JSON value with the exit code. */
    async mf(args: string, token?: string, more?: Record<string, string>): Promise<Answer> {
      const { code, output } = await run(`${args} --json`, token, more);
      const answer = JSON.parse(output) as Answer;
      expect(answer.code).toBe(code);
      return answer;
    },

    /** Writes a fake build into the remote's folder. */
    async build(content: string, more: Sent = {}): Promise<string> {
      const { version, tar } = await sentRelease({ name: 'mf_a', content, ...more });
      rmSync(join(folder, 'dist'), { recursive: true, force: true });
      await receiveTar(Readable.from(tar), join(folder, 'dist'));
      const { remote } = JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')) as {
        remote: object;
      };
      writeFileSync(join(folder, 'remote.json'), JSON.stringify(remote));
      return version;
    },
  };
}

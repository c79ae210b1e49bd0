import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const mf = fileURLToPath(new URL('../../../federation/mf/src/mf.mjs', import.meta.url));

/** What a host must provide for these screens, from `mf shares`: key → range. */
export function neededShares(remote: string, exposed: string[]): Record<string, string> {
  const output = execFileSync(process.execPath, [mf, 'shares', remote, '--json'], {
    encoding: 'utf8',
  });
  const { screens } = JSON.parse(output) as { screens: Record<string, Record<string, string>> };
  return Object.assign({}, ...exposed.map((key) => screens[key])) as Record<string, string>;
}

export type FaultKind = 'network' | 'timeout' | 'missing' | 'version' | 'crash';

/** Why a remote's screen did not come, with a code that support can be told. */
export class RemoteFault extends Error {
  readonly incident = incidentCode();

  constructor(
    readonly kind: FaultKind,
    readonly remote: string,
    readonly screen: string,
    cause: unknown,
  ) {
    super(`${remote}/${screen}: ${kind}`, { cause });
    this.name = 'RemoteFault';
  }
}

/** Short, spoken easily over the phone, another for each incident: `MF-7K2Q9D`. */
export function incidentCode(random: () => number = Math.random): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const code = Array.from({ length: 6 }, () => letters[Math.floor(random() * letters.length)]);
  return `MF-${code.join('')}`;
}

const signs: [FaultKind, RegExp][] = [
  ['timeout', /timed? ?out/i],
  ['missing', /does not exist in container|RUNTIME-0(04|14)/],
  ['version', /RUNTIME-0(05|06)|Unsatisfied version|does not satisfy|shared module/i],
  // A file refused for its hash fails as a file that did not come: the browser does not tell.
  ['network', /RUNTIME-0(01|08)|ChunkLoadError|CSS chunk|ScriptNetworkError|Failed to fetch/],
];

/** Reads the errors of the federation runtime and of webpack's chunk loader. */
export function classify(error: unknown): FaultKind {
  const { name, message, code } = (error ?? {}) as Partial<Error> & { code?: string };
  const text = `${name} ${code} ${message}`;
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'crash';
}

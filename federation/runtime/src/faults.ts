import type { FaultKind } from '@alumni/shared-contract';

/** Why a remote's screen did not load, or failed, with an incident code for support. */
export class RemoteFault extends Error {
  readonly incident = incidentCode();
  /** Final kind, once the files were checked; the message is shown before. */
  diagnosis: Promise<FaultKind>;
  /** A newer release exists, and a form with unsaved text prevented the reload: offer it. */
  isOutdated = false;

  constructor(
    readonly kind: FaultKind,
    readonly remote: string,
    readonly screen: string,
    cause: unknown,
  ) {
    super(`${remote}/${screen}: ${kind}`, { cause });
    this.name = 'RemoteFault';
    this.diagnosis = Promise.resolve(kind);
  }
}

/** Short, easy to say over the phone, and different for each incident: `MF-7K2Q9D`. */
function incidentCode(random: () => number = Math.random): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const code = Array.from({ length: 6 }, () => letters[Math.floor(random() * letters.length)]);
  return `MF-${code.join('')}`;
}

const known = new WeakMap<Error, RemoteFault>();

/**
 * The fault of an error thrown by a screen. The same error is one incident, however often it is
 * rendered.
 */
export function faultOf(error: unknown, remote: string, screen: string): RemoteFault {
  if (error instanceof RemoteFault) return error;
  const key = error instanceof Error ? error : new Error(String(error));
  const fault = known.get(key) ?? new RemoteFault(classify(key), remote, screen, key);
  known.set(key, fault);
  return fault;
}

const signs: [FaultKind, RegExp][] = [
  ['timeout', /timed? ?out/i],
  ['missing', /does not exist in container/],
  // The last two: messages of entries built by federation-build before 1.10.0.
  ['version', /Unsatisfied version|shared module|does not satisfy|RUNTIME-0(05|06|12)/i],
  // Its own code threw at start: another attempt would throw again.
  ['crash', /ScriptExecutionError/],
  ['network', /ChunkLoadError|CSS chunk|ScriptNetworkError|Failed to fetch/],
];

/** Interprets the errors of entries, of their containers and of webpack's chunk loader. */
export function classify(error: unknown): FaultKind {
  const { name, message, code } = (error ?? {}) as Partial<Error> & { code?: string };
  const text = `${name} ${code} ${message}`;
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'crash';
}

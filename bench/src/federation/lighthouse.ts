import { launchOptions } from '../../../e2e/src/browser';
import { pass, type Flags, type Report } from '../../lighthouse/pass.mjs';

/** Milliseconds, and a share of the screen. */
export interface Vitals {
  lcp: number;
  tbt: number;
  cls: number;
}

const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Those three alone. */
export function vitalsOf(url: string, cookie: string): Promise<Vitals> {
  return passOf(url, cookie, { onlyAudits: Object.values(audits) }, vitalsIn);
}

export function vitalsIn({ audits: found, requestedUrl }: Report): Vitals {
  const value = (name: keyof Vitals) => {
    const { numericValue, errorMessage } = found[audits[name]] ?? {};
    if (numericValue !== undefined) return numericValue;
    throw new Error(`${requestedUrl}: ${audits[name]}: ${errorMessage}`);
  };
  return { lcp: value('lcp'), tbt: value('tbt'), cls: value('cls') };
}

/**
 * Lighthouse's mobile phone on slow 4G, simulated unless `asked` has another `throttlingMethod`;
 * repeats lost traces.
 * @param read takes values from the report; throws for a lost trace
 */
export async function passOf<Read>(
  url: string,
  cookie: string,
  asked: Flags,
  read: (report: Report) => Read,
): Promise<Read> {
  for (let tries = 1; ; tries += 1) {
    try {
      return read(await reportOf(url, cookie, asked));
    } catch (error) {
      if (tries === 3) throw error;
      console.error(`${String(error)} Encore une fois.`);
    }
  }
}

async function reportOf(url: string, cookie: string, asked: Flags): Promise<Report> {
  const flags = { ...asked, ...(cookie && { extraHeaders: { Cookie: cookie } }) };
  const report = await pass(url, flags, launchOptions);
  if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? url);
  if (report.finalDisplayedUrl !== url) throw new Error(`${url}: ${report.finalDisplayedUrl}`);
  return report;
}

export function median(runs: Vitals[]): Vitals {
  const middleOf = (name: keyof Vitals) => middle(runs.map((run) => run[name]));
  return { lcp: middleOf('lcp'), tbt: middleOf('tbt'), cls: middleOf('cls') };
}

export function middle(values: number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? NaN;
}

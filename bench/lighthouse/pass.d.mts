/** What our benches ask of Lighthouse: a part of its `Flags`. */
export interface Flags {
  onlyCategories?: string[];
  onlyAudits?: string[];
  throttlingMethod?: 'simulate' | 'devtools';
  extraHeaders?: Record<string, string>;
}

/** What our benches read: a part of its `Result`. Its own types are not installed with our packages. */
export interface Report {
  requestedUrl?: string;
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<string, CategoryResult>;
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  errorMessage?: string;
  details?: { type: string; items?: Record<string, unknown>[] };
}

export interface CategoryResult {
  score: number | null;
  auditRefs: { id: string; weight: number }[];
}

export function pass(
  url: string,
  flags: Flags,
  browser: { executablePath?: string; args?: string[] },
): Promise<Report | undefined>;

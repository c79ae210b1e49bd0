import { z } from 'zod';
import { Moment } from './common';

const Text = z.string().optional().catch(undefined);

/** What browsers send to `report-uri`: `application/csp-report`. Other fields are dropped. */
const OldReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
    'source-file': Text,
    'script-sample': Text,
    disposition: Text,
  }),
});

/** What browsers send to `report-to`, several at once: `application/reports+json`. */
const NewReport = z.object({
  type: z.string(),
  body: z.object({
    documentURL: z.string(),
    effectiveDirective: Text,
    blockedURL: Text,
    sourceFile: Text,
    sample: Text,
    disposition: Text,
  }),
});

/** POST /api/composition/csp-reports: violations of the content security policy, by browsers. */
export const CspReportsInput = z.union([OldReport, z.array(NewReport).max(50)]);
export type CspReportsInput = z.infer<typeof CspReportsInput>;

/** One kind of violation, with the number of its reports. */
export const CspViolation = z.object({
  /** `script-src-elem`, `require-trusted-types-for`… */
  directive: z.string(),
  /** What was refused: `inline`, an origin, a file of ours, or the sink of a string. */
  blocked: z.string(),
  /** The file of ours, or the origin, of the script that did it; empty: unknown. */
  source: z.string(),
  /** First part of the page's address. */
  page: z.string(),
  /** False: the browser only reported it. */
  enforced: z.boolean(),
  count: z.int(),
  at: Moment,
});
export type CspViolation = z.infer<typeof CspViolation>;

import type { CspReportsInput } from '@alumni/shared-contract';
import { impersonalText } from '../screen-faults/impersonal-text';

/** A violation without person, query or token. */
export interface Violation {
  directive: string;
  blocked: string;
  source: string;
  page: string;
  enforced: boolean;
}

/** Fields that both formats have. */
interface Report {
  page: string;
  directive?: string | undefined;
  blocked?: string | undefined;
  source?: string | undefined;
  sample?: string | undefined;
  disposition?: string | undefined;
}

const directives =
  /^((script|style)-src(-elem|-attr)?|(child|connect|default|font|frame|img|manifest|media|object|prefetch|worker)-src|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;
const keywords = /^(inline|eval|wasm-eval|data|blob|self|trusted-types-sink|trusted-types-policy)$/;
/** Files of ours: names without personal data. */
const ownFile = /^\/(assets|remotes)\/[\w./-]+$/;
const longest = 200;

/**
 * The violations of our pages in what a browser sent. Left out: those of other sites, and those by
 * extensions of the browser.
 * @param hosts names of this site
 */
export function readReports(input: CspReportsInput, hosts: readonly string[]): Violation[] {
  return reportsOf(input).flatMap((report) => {
    const page = urlOf(report.page);
    if (!page || !hosts.includes(page.host) || isByExtension(report)) return [];
    const directive = (report.directive ?? '').split(' ')[0] ?? '';
    return [
      {
        directive: directives.test(directive) ? directive : 'other',
        blocked: `${nameOf(report.blocked, hosts)}${sinkOf(report)}`,
        source: report.source ? nameOf(report.source, hosts) : '',
        page: partOf(page),
        enforced: report.disposition !== 'report',
      },
    ];
  });
}

function reportsOf(input: CspReportsInput): Report[] {
  if (Array.isArray(input)) {
    const violations = input.filter(({ type }) => type === 'csp-violation');
    return violations.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
      sample: body.sample,
      disposition: body.disposition,
    }));
  }
  const old = input['csp-report'];
  return [
    {
      page: old['document-uri'],
      directive: old['effective-directive'] ?? old['violated-directive'],
      blocked: old['blocked-uri'],
      source: old['source-file'],
      sample: old['script-sample'],
      disposition: old.disposition,
    },
  ];
}

const isByExtension = ({ blocked = '', source = '' }: Report) =>
  [blocked, source].some((address) => /^[\w-]*extension(:|$)/.test(address));

/** A keyword, a file of ours, or an origin. */
function nameOf(address = '', hosts: readonly string[]): string {
  if (keywords.test(address)) return address;
  const url = urlOf(address);
  if (!url) return 'other';
  if (!hosts.includes(url.host)) return url.host.slice(0, longest);
  return ownFile.test(url.pathname) ? url.pathname.slice(0, longest) : 'self';
}

/** `Element innerHTML` of a refused string; never the string, which follows it. */
function sinkOf({ blocked, sample = '' }: Report): string {
  if (blocked !== 'trusted-types-sink') return '';
  const [sink = ''] = sample.split('|');
  return /^[A-Za-z]{1,40}( [A-Za-z]{1,40})?$/.test(sink) ? ` ${sink}` : '';
}

/** `/admin/students` of `/admin/students/details/12`; `/check_user` of a link with a token. */
function partOf({ pathname }: URL): string {
  const [, first = '', second = ''] = pathname.split('/');
  return impersonalText(`/${first}${first === 'admin' && second ? `/${second}` : ''}`).slice(0, 80);
}

function urlOf(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^(https?|wss?):$/.test(url.protocol) ? url : null;
}

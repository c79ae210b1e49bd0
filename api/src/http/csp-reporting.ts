/** Where browsers report violations of a content security policy. */
export const cspReportsPath = '/api/composition/csp-reports';

/**
 * Adds the reporting of violations to a policy. Browsers take `report-to` under https only, and
 * ignore `report-uri` beside it.
 */
export function reportedPolicy(policy: string, isHttps: boolean): Record<string, string> {
  const reported = `${policy}; report-uri ${cspReportsPath}`;
  if (!isHttps) return { 'content-security-policy': reported };
  return {
    'content-security-policy': `${reported}; report-to csp`,
    'reporting-endpoints': `csp="${cspReportsPath}"`,
  };
}

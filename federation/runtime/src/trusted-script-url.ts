interface Policy {
  createScriptURL: (url: string) => unknown;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
}

let policy: Policy | null | undefined;

/**
 * Address of a script, as browsers with Trusted Types require it for `script.src`: a plain string is
 * refused there by the page's policy. Every script gets a hash besides (`prepare`).
 * @throws TypeError for an address that is not a file of a server, such as `data:`
 */
export function trustedScriptUrl(url: string): string {
  if (policy === undefined) policy = createPolicy();
  // The DOM's types know strings only.
  return policy ? (policy.createScriptURL(url) as string) : url;
}

function createPolicy(): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy('alumni-scripts', { createScriptURL: fileOfServer }) ?? null;
  } catch {
    // A page of another site may forbid new policies: there a string must do.
    return null;
  }
}

function fileOfServer(url: string): string {
  const { protocol } = new URL(url, location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`not a script: ${url}`);
  return url;
}

interface Policy {
  createHTML: (html: string) => unknown;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy;
}

let policy: Policy | null | undefined;

/**
 * Parses HTML in a document of its own, which runs no script and loads no resource; for reading its
 * text, never for showing it.
 */
export function parseInert(html: string): HTMLElement {
  if (policy === undefined) policy = createPolicy();
  // The DOM's types know strings only.
  const trusted = policy ? (policy.createHTML(html) as string) : html;
  return new DOMParser().parseFromString(trusted, 'text/html').body;
}

/** Trusted Types refuse a plain string even here. */
function createPolicy(): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy('alumni-inert', { createHTML: (html) => html }) ?? null;
  } catch {
    // A page of another site may forbid new policies: there a string must do.
    return null;
  }
}

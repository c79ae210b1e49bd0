import type { Client } from './client';

/** Changes to the addresses to which a visitor is redirected. */
export interface AddressChanges {
  /** The provider's address to which we redirect the browser. */
  leaving?: (url: URL) => void;
  /** Our address to which the provider redirects it. */
  returning?: (url: URL) => void;
}

/** Our callback address with the provider's parameters, after the visitor has signed in there. */
export async function throughProvider(
  browser: Client,
  provider: 'google' | 'facebook',
  changes: AddressChanges = {},
  query = '',
): Promise<string> {
  const left = await browser.get(`/auth/${provider}/redirect${query}`);
  return followProvider(String(left.headers.location), changes);
}

/** The same from the provider's address. */
export async function followProvider(
  address: string,
  { leaving, returning }: AddressChanges = {},
): Promise<string> {
  let url = new URL(address);
  leaving?.(url);
  const cookies = new Map<string, string>();
  while (url.hostname === '127.0.0.1') {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${url.pathname}: ${answer.status} ${await answer.text()}`);
    url = new URL(location, url);
  }
  returning?.(url);
  return url.pathname + url.search;
}

/**
 * Signs in by a provider, as a browser does.
 * @returns the path where it lands
 */
export async function signInBy(
  browser: Client,
  provider: 'google' | 'facebook',
  detour: AddressChanges = {},
  query = '',
): Promise<string> {
  return landedOn(browser, await throughProvider(browser, provider, detour, query));
}

/**
 * Opens our callback address.
 * @returns the path where it lands
 */
export async function landedOn(browser: Client, callback: string): Promise<string> {
  const { status, headers } = await browser.get(callback);
  return status === 302 ? String(headers.location) : `status ${status}`;
}

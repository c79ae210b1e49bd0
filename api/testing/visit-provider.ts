import type { Client } from './client';

/** Changes to the addresses that a visitor is redirected to. */
export interface AddressChanges {
  /** The address of the provider that we send the browser to. */
  leaving?: (url: URL) => void;
  /** Our own address that the provider sends it back to. */
  returning?: (url: URL) => void;
}

/** Our address, with what the provider added, after the visitor has done there what they do. */
export async function throughProvider(
  browser: Client,
  provider: 'google' | 'facebook',
  { leaving, returning }: AddressChanges = {},
  query = '',
): Promise<string> {
  const left = await browser.get(`/auth/${provider}/redirect${query}`);
  let url = new URL(String(left.headers.location));
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

/** Signs in by a provider, as a browser does; answers the path it is led to. */
export async function signInBy(
  browser: Client,
  provider: 'google' | 'facebook',
  detour: AddressChanges = {},
  query = '',
): Promise<string> {
  return landedOn(browser, await throughProvider(browser, provider, detour, query));
}

/** Opens our address of return; answers the path it leads to. */
export async function landedOn(browser: Client, callback: string): Promise<string> {
  const { status, headers } = await browser.get(callback);
  return status === 302 ? String(headers.location) : `status ${status}`;
}

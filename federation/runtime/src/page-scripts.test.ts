/** @jest-environment jsdom */
import { impossibleHash } from './integrity';
import { pageScripts } from './page-scripts';

const base = '/remotes/mf_a/1/';
const remotes = [{ base, integrity: { 'c1.js': `sha384-${'B'.repeat(64)}` } }];
const url = `${base}c1.js`;

function ask(
  scripts: ReturnType<typeof pageScripts>,
  { src = url, own }: { src?: string; own?: string } = {},
): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  scripts.prepare(script, own);
  return script;
}

let fetched: [string, RequestInit][];
beforeEach(() => {
  fetched = [];
  document.head.replaceChildren();
  globalThis.fetch = async (address, options) => {
    fetched.push([String(address), options ?? {}]);
    return new Response('changed', { headers: { 'content-type': 'text/javascript' } });
  };
});

test('sets the integrity of a script, and bypasses caches after a failure', () => {
  const scripts = pageScripts(remotes, {});
  expect(ask(scripts).integrity).toContain('BBB');
  scripts.renew([url], 'all');
  expect(ask(scripts).src).toMatch(/c1\.js\?retry=1$/);
  expect(fetched).toEqual([[url, { cache: 'reload' }]]);
});

test('a script of another host name is verified, retried and abandoned like one of this', async () => {
  const far = `https://remotes.alumni.test${base}`;
  const scripts = pageScripts(
    [{ base: far, integrity: { 'c1.js': `sha384-${'B'.repeat(64)}` } }],
    {},
  );
  const script = ask(scripts, { src: `${far}c1.js` });
  expect(script.integrity).toContain('BBB');
  // Without it the browser cannot verify a script of another origin, and refuses it.
  expect(script.crossOrigin).toBe('anonymous');
  expect(ask(scripts, { src: '/assets/main.js' }).crossOrigin).toBeNull();
  const failed = new Promise((resolve) => script.addEventListener('error', resolve));
  scripts.abandon(far);
  await failed;
  expect(ask(scripts, { src: `${far}c1.js` }).src).toBe(`${far}c1.js?retry=1`);
});

test('a chunk has the hash of its entry, never one against the page; an unknown chunk matches none', () => {
  const scripts = pageScripts(remotes, {});
  const own = `sha384-${'C'.repeat(64)}`;
  const other = `${base}c2.js`;
  expect(ask(scripts, { src: other, own }).integrity).toBe(own);
  expect(ask(scripts, { own }).integrity).toContain('BBB');
  expect(ask(scripts, { src: `${base}c3.js` }).integrity).toBe(impossibleHash);
});

test('checks requested chunks for tampering, never one that was not requested', async () => {
  const scripts = pageScripts(remotes, {});
  const other = `${base}c2.js`;
  expect(await scripts.tampered([other])).toBe(false);
  expect(fetched).toEqual([]);
  ask(scripts, { src: other, own: `sha384-${'C'.repeat(64)}` });
  await scripts.tampered([other]);
  expect(fetched.map(([address]) => address)).toEqual([other]);
});

test('records loaded files, so that a retry requests only the missing ones', () => {
  const scripts = pageScripts(remotes, {});
  ask(scripts).dispatchEvent(new Event('load'));
  scripts.renew([url], 'missing');
  expect(ask(scripts).src).not.toContain('retry');
  scripts.renew([url], 'all');
  expect(ask(scripts).src).toContain('retry=1');
});

test('reports a hanging file once, only to those who wait in its folder', () => {
  const scripts = pageScripts(remotes, {});
  const onError = jest.fn();
  ask(scripts).addEventListener('error', onError);
  scripts.abandon('/remotes/mf_b/1/');
  expect(onError).not.toHaveBeenCalled();
  scripts.abandon(base);
  scripts.abandon(base);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('requests a style sheet again after a failure', () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${base}c1.css`;
  const failed = jest.fn();
  link.addEventListener('error', failed);
  document.head.append(link);
  const scripts = pageScripts(remotes, {});
  scripts.abandon(base);
  expect(failed).toHaveBeenCalledTimes(1);
  scripts.renew([`${base}c1.css`], 'all');
  expect(document.querySelector('link')).toBeNull();
});

import type { BrowserContext } from '@playwright/test';

export interface Weight {
  /** Bytes over the wire, headers included. */
  js: number;
  css: number;
  requests: number;
  /** Calls of the API among them. */
  calls: number;
}

export interface Weights {
  first: Weight;
  /** The same, once the page was scrolled to its end. */
  scrolled: Weight;
}

/** Opens a page with an empty cache and weighs what comes, until nothing moves any more. */
export async function weigh(context: BrowserContext, url: string): Promise<Weights> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const total: Weight = { js: 0, css: 0, requests: 0, calls: 0 };
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.url.startsWith('data:')) return;
    const isCall = new URL(response.url).pathname.startsWith('/api/');
    const isPacked = response.headers['content-encoding'] === 'br';
    kinds.set(requestId, isCall ? 'call' : `${response.mimeType}${isPacked ? '' : ' unpacked'}`);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind || encodedDataLength === 0) return;
    // The smallest files travel as they are: headers outweigh them.
    if (/(javascript|css) unpacked/.test(kind) && encodedDataLength > 1000) {
      throw new Error(`A file of ${encodedDataLength} bytes did not come as Brotli.`);
    }
    total.requests += 1;
    if (kind === 'call') total.calls += 1;
    if (kind.includes('javascript')) total.js += encodedDataLength;
    if (kind.includes('css')) total.css += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  const first = { ...total };
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const scrolled = { ...total };
  await page.close();
  return { first, scrolled };
}

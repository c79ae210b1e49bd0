import type { BrowserContext, CDPSession } from '@playwright/test';
import { openShown } from './page-shown';

export interface Weight {
  /** Bytes over the wire, headers included. */
  js: number;
  css: number;
  /** Everything except pictures: HTML, JS, CSS, fonts, API answers. */
  all: number;
  requests: number;
  /** Number of API calls, and bytes of their answers. */
  calls: number;
  answers: number;
}

type Answer = { url: string; status: number; mimeType: string; headers: Record<string, string> };

export interface Weights {
  first: Weight;
  /** The same, after scrolling to the end. */
  scrolled: Weight;
}

/** Opens a page with an empty cache and measures until it is idle. */
export async function weigh(context: BrowserContext, url: string): Promise<Weights> {
  const page = await context.newPage();
  const counted = await watchNetwork(await context.newCDPSession(page));
  const quiet = await openShown(page, url);
  const first = counted();
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await quiet();
  const scrolled = counted();
  await page.close();
  return { first, scrolled };
}

/**
 * Counts bytes over the wire, without cached answers.
 * @returns bytes so far; throws after a failed request, because an incomplete page is not a
 *   lighter one
 */
export async function watchNetwork(devtools: CDPSession): Promise<() => Weight> {
  const answers = new Map<string, Answer>();
  const faults: string[] = [];
  const total: Weight = { js: 0, css: 0, all: 0, requests: 0, calls: 0, answers: 0 };
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.url.startsWith('data:')) return;
    answers.set(requestId, response);
    if (response.status >= 400 && !isCall(response)) {
      faults.push(`${response.url} answered ${response.status}`);
    }
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const answer = answers.get(requestId);
    if (!answer || bytes === 0) return;
    const kind = answer.mimeType;
    const isText = /javascript|css/.test(kind);
    // The smallest files are not compressed: headers outweigh them.
    if (isText && bytes > 1000 && answer.headers['content-encoding'] !== 'br') {
      faults.push(`${answer.url} (${bytes} bytes) was not sent as Brotli`);
    }
    total.requests += 1;
    if (isCall(answer)) {
      total.calls += 1;
      total.answers += bytes;
    }
    if (kind.includes('javascript')) total.js += bytes;
    if (kind.includes('css')) total.css += bytes;
    if (!kind.startsWith('image/')) total.all += bytes;
  });
  return () => {
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return { ...total };
  };
}

const isCall = ({ url }: { url: string }) => new URL(url).pathname.startsWith('/api/');

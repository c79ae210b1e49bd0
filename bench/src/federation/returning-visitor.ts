import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '../../../e2e/src/browser';
import { openShown } from './page-shown';
import { phone } from './visitor';
import { watchNetwork } from './weigh';

export interface Returned {
  /** Bytes of a second visit without a release. */
  unchanged: number;
  /** Bytes of a third visit, after the release. */
  released: number;
}

/**
 * Bytes of a returning visitor without API answers: once unchanged, once after `release`; each
 * visit starts the browser again with the same profile.
 * @param sentence text of the page after the release
 */
export async function returningVisitor(
  url: string,
  release: () => Promise<void>,
  sentence: string,
): Promise<Returned> {
  const profile = await mkdtemp(join(tmpdir(), 'alumni-visitor-'));
  try {
    await visit(profile, url);
    const { bytes: unchanged } = await visit(profile, url);
    await release();
    const { bytes: released, text } = await visit(profile, url);
    if (!text.includes(sentence)) throw new Error(`${url} does not say « ${sentence} ».`);
    return { unchanged, released };
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

async function visit(profile: string, url: string): Promise<{ bytes: number; text: string }> {
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...phone });
  try {
    const page = await context.newPage();
    const counted = await watchNetwork(await context.newCDPSession(page));
    await openShown(page, url);
    const { all, answers } = counted();
    return { bytes: all - answers, text: (await page.locator('main').textContent()) ?? '' };
  } finally {
    await context.close();
  }
}

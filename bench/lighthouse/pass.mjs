import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

// `overrides` in package.json: a package of Lighthouse asks for the latest third-party-web, so that
// `npm ci` would refuse the lockfile after each release of it.

/**
 * One pass of Lighthouse on a page, in its own browser with an empty cache.
 * @param {string} url
 * @param {import('./pass.mjs').Flags} flags
 * @param {{ executablePath?: string, args?: string[] }} browser as Playwright launches it
 * @returns {Promise<import('./pass.mjs').Report | undefined>} undefined when Lighthouse gave none
 */
export async function pass(url, flags, { executablePath, args = [] }) {
  const chrome = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...args],
    logLevel: 'silent',
  });
  const end = () => chrome.kill();
  process.once('exit', end);
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', ...flags });
    return result?.lhr;
  } finally {
    process.off('exit', end);
    end();
  }
}

/**
 * `npm run bench:lighthouse`: Lighthouse's phone on ten pages, compared with a page of React alone
 * that is measured in the same run. The browser's network and processor are slowed; `--simulated`
 * computes a slow load from a quick one instead (decision 15). Each figure is the median of `--runs`
 * passes; `--only <route>` measures fewer pages. Fails for a missed aim.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { launchOptions } from '../../e2e/src/browser';
import { serveCalibration } from './lighthouse/calibration';
import { measure, medianOf, type Pass } from './lighthouse/measure';
import { measuredPages } from './lighthouse/pages';
import { heads, missedLines, row } from './lighthouse/report';

const { values } = parseArgs({
  options: {
    product: { type: 'string', default: 'http://localhost:4203' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true, default: [] },
    simulated: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!(runs >= 1)) throw new Error('--runs takes a number from 1 on.');

const browser = await chromium.launch(launchOptions);
const pages = await measuredPages(browser, values.product, values.only).finally(() =>
  browser.close(),
);
const calibration = await serveCalibration(values.product);
try {
  const [first, ...others] = await measureInTurn([{ url: calibration.url, cookie: '' }, ...pages]);
  if (!first) throw new Error('The calibration page was not measured.');
  console.log(`${heads()}\n${row('étalon (React seul)', first.figures)}`);
  const missed = pages.flatMap(({ name, isGuest }, index) => {
    const found = others[index];
    if (!found) throw new Error(`${name} was not measured.`);
    console.log(row(name, found.figures, first.figures));
    return missedLines(name, isGuest, found, first.figures);
  });
  console.log(
    `\nMédiane de ${runs} passage(s) (rapport à l’étalon), téléphone sur 4G lente ` +
      `${values.simulated ? 'simulée' : '(navigateur ralenti)'}.`,
  );
  console.log(missed.join('\n') || 'Tous les buts sont atteints.');
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  calibration.close();
}

/** One pass of each page in turn, so that slow moments of the machine affect all of them. */
async function measureInTurn(places: { url: string; cookie: string }[]): Promise<Pass[]> {
  const passes = places.map((): Pass[] => []);
  for (let run = 1; run <= runs; run += 1) {
    console.error(`Lighthouse, passage ${run} sur ${runs}…`);
    for (const [index, place] of places.entries())
      passes[index]?.push(await measure(place, values.simulated));
  }
  return passes.map(medianOf);
}

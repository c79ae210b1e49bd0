/**
 * `npm run bench:federation`: cost of composition. The same screens as the composed product, and as
 * one webpack application from the same remote.json files, side by side.
 */
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchOptions } from '../../e2e/src/browser';
import { serveBaseline } from './federation/baseline-server';
import { conditions } from './federation/conditions';
import { benchPages } from './federation/pages';
import { compareReleases } from './federation/released';
import { screenTable, vitalsTable, weightTable } from './federation/tables';
import { vitalsInTurn } from './federation/vitals-in-turn';
import { waysOf } from './federation/ways';
import { weighWays } from './federation/weigh-ways';

const { values } = parseArgs({
  options: {
    plain: { type: 'string', default: '4203' },
    baseline: { type: 'string', default: '4204' },
    drawn: { type: 'string', default: '4205' },
    builds: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
  },
});
const runs = Number(values.runs);
if (!(runs >= 1)) throw new Error('--runs takes a number from 1 on.');
const plain = `http://localhost:${values.plain}`;
const drawn = `http://localhost:${values.drawn}`;
const build = (name: string) => join(values.builds, name);
const baseline = await serveBaseline(plain, Number(values.baseline), build('baseline'));
const browser = await chromium.launch(launchOptions);
try {
  console.log(conditions(runs));
  const ways = await waysOf(browser, await benchPages(plain), {
    plain,
    drawn,
    whole: baseline.url,
  });
  const weighed = await weighWays(browser, ways);
  console.log(weightTable(weighed));
  console.log(screenTable(weighed));
  console.log(await compareReleases({ plain, drawn }, baseline, build));
  console.log(vitalsTable(await vitalsInTurn(ways, runs)));
} finally {
  await browser.close();
  baseline.close();
}

/**
 * `npm run bench:search`: searches of the directory at 19,000, 200,000 and 1,000,000 people, in a
 * database of its own on TEST_DATABASE_URL or DATABASE_URL, otherwise on the embedded one.
 * `SEARCH_SIZES=19000,200000` sets other sizes.
 */
import type { OpenedDatabase } from '../../api/src/platform/db/open-database';
import { databaseAtHand, databaseNames, withDatabase, withDemo } from './database';
import { growPeople } from './search/grow-people';
import { measure, percentile, plansOf, type Measure } from './search/measure';
import { searchMix } from './search/mix';

const sizes = (process.env.SEARCH_SIZES ?? '19000,200000,1000000').split(',').map(Number);
const aims = { p95: 50, growth: 3 };

await withDatabase(databaseAtHand, (environment) =>
  withDemo(environment, ({ database }) => measureAll(database)),
);

async function measureAll(database: OpenedDatabase): Promise<void> {
  const measured = new Map<number, Measure[]>();
  const mix = await searchMix(database);
  for (const size of sizes) {
    const start = performance.now();
    await growPeople(database.db, size);
    console.error(`${figure(size)} personnes en ${ms(performance.now() - start)}`);
    const measures: Measure[] = [];
    for (const search of mix) measures.push(await measure(database, search));
    measured.set(size, measures);
  }
  console.log(`\nRecherches de l’annuaire, ${databaseNames[databaseAtHand]} (ms, p50 / p95)`);
  for (const way of ['remembered', 'counted'] as const) print(measured, way);

  const last = measured.get(sizes.at(-1)!)!;
  const slowest = last.reduce((one, other) =>
    percentile(other.counted, 0.5) > percentile(one.counted, 0.5) ? other : one,
  );
  console.log(`\nLa plus lente à ${figure(sizes.at(-1)!)} : ${slowest.search}`);
  const search = mix.find(({ name }) => name === slowest.search)!;
  for (const plan of await plansOf(database, search)) console.log(`\n${plan}`);
}

function print(measured: Map<number, Measure[]>, way: 'remembered' | 'counted'): void {
  const titles = {
    remembered: 'Total retenu (rien n’a changé dans l’annuaire depuis la même recherche)',
    counted: 'Total recompté (l’annuaire vient de changer)',
  };
  const heads = sizes.map((size) => `${figure(size)} : réponses | p50 / p95`);
  console.log(`\n${titles[way]}\n| recherche | ${heads.join(' | ')} | croissance p50 |`);
  console.log(`|---|${'---:|'.repeat(sizes.length * 2 + 1)}`);
  const rows = [...measured.values()];
  const mixed = (size: Measure[]): Measure => ({
    search: '**tout le mélange**',
    hits: NaN,
    remembered: size.flatMap((one) => one.remembered),
    counted: size.flatMap((one) => one.counted),
  });
  const whole = rows.map(mixed);
  rows[0]!.forEach((_, index) =>
    printRow(
      rows.map((size) => size[index]!),
      way,
    ),
  );
  printRow(whole, way);
  const p95 = percentile(whole.at(-1)![way], 0.95);
  const growth = percentile(whole.at(-1)![way], 0.5) / percentile(whole[0]![way], 0.5);
  console.log(`But : p95 ≤ ${aims.p95} ms : ${ms(p95)}, ${verdict(p95 <= aims.p95)};`);
  console.log(
    `p50 × ${aims.growth} au plus : × ${two(growth)}, ${verdict(growth <= aims.growth)}.`,
  );
}

function printRow(bySize: Measure[], way: 'remembered' | 'counted'): void {
  const cells = bySize.map(
    (one) =>
      `${Number.isNaN(one.hits) ? '' : figure(one.hits)} | ${two(percentile(one[way], 0.5))} / ${two(percentile(one[way], 0.95))}`,
  );
  const growth = percentile(bySize.at(-1)![way], 0.5) / percentile(bySize[0]![way], 0.5);
  console.log(`| ${bySize[0]!.search} | ${cells.join(' | ')} | × ${two(growth)} |`);
}

function verdict(isReached: boolean): string {
  return isReached ? 'atteint' : 'non atteint';
}
function figure(value: number): string {
  return value.toLocaleString('fr-FR');
}
function two(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0).replace('.', ',');
}
function ms(value: number): string {
  return `${two(value)} ms`;
}

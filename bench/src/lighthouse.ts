/**
 * `npm run bench:lighthouse`: Lighthouse's phone on public pages. Each score is the median of
 * `--runs` passes; fails for a score below its aim.
 */
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { median, middle, passOf, vitalsIn, type Vitals } from './federation/lighthouse';
import { guestPages } from './federation/pages';
import { line, vitalCells } from './federation/tables';

const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof aims;
const categories = Object.keys(aims) as Category[];

interface Pass {
  scores: Record<Category, number>;
  vitals: Vitals;
  /** Audits that cost points, by category. */
  failed: Record<Category, string[]>;
}

const { values } = parseArgs({
  options: {
    product: { type: 'string', default: 'http://localhost:4203' },
    runs: { type: 'string', default: '3' },
  },
});
const missed: string[] = [];
const heads = ['page', ...categories, 'LCP', 'TBT', 'CLS'];
console.log([heads, heads.map(() => '---')].map(line).join('\n'));
for (const { name, path } of await guestPages(values.product)) {
  const passes: Pass[] = [];
  while (passes.length < Number(values.runs)) {
    passes.push(await passOf(values.product + path, '', { onlyCategories: categories }, read));
  }
  const score = (category: Category) => middle(passes.map(({ scores }) => scores[category]));
  const vitals = median(passes.map((pass) => pass.vitals));
  console.log(
    line([name, ...categories.map((each) => String(score(each))), ...vitalCells(vitals)]),
  );
  for (const category of categories.filter((each) => score(each) < aims[each])) {
    const audits = new Set(passes.flatMap(({ failed }) => failed[category]));
    missed.push(
      `${name}, ${category} : ${score(category)} au lieu de ${aims[category]}`,
      ...[...audits].map((audit) => `  - ${audit}`),
    );
  }
}
console.log(`\nMédiane de ${values.runs} passage(s), téléphone sur 4G lente simulée.`);
console.log(missed.join('\n') || 'Tous les buts sont atteints.');
process.exitCode = missed.length > 0 ? 1 : 0;

function read(report: Result): Pass {
  const each = <Value>(of: (category: Result.Category) => Value) =>
    Object.fromEntries(
      categories.map((name) => {
        const category = report.categories[name];
        if (!category || category.score === null) throw new Error(`${name}: no score`);
        return [name, of(category)];
      }),
    ) as Record<Category, Value>;
  return {
    scores: each(({ score }) => Math.round((score ?? 0) * 100)),
    vitals: vitalsIn(report),
    failed: each(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id}: ${report.audits[id]?.title}`),
    ),
  };
}

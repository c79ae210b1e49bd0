import { firstYear } from '@alumni/shared-contract';
import { fields, fieldsOf, type Diploma } from '../../src/modules/reference/data/studies';
import type { SeededRandom } from '../seeded-random';
import type { DemoPath } from './person';

const years: Record<Diploma, number> = {
  BTS: 2,
  DUT: 2,
  Licence: 3,
  Master: 2,
  "Diplôme d'ingénieur": 3,
  MBA: 2,
  Doctorat: 4,
};

/** The diplomas that people obtained, in order. */
const careers: readonly (readonly [readonly Diploma[], number])[] = [
  [['Licence'], 30],
  [['BTS'], 18],
  [['Licence', 'Master'], 22],
  [['BTS', 'Licence'], 12],
  [['BTS', 'Licence', 'Master'], 5],
  [['DUT', "Diplôme d'ingénieur"], 5],
  [['Licence', 'MBA'], 4],
  [['DUT', 'Licence'], 3],
  [['Licence', 'Master', 'Doctorat'], 1],
];

/** After a two-year diploma, a bachelor's takes one more year. */
const duration = (diploma: Diploma, previous: Diploma | undefined) =>
  diploma === 'Licence' && previous ? 1 : years[diploma];

/**
 * A study path from 1994 on, with consistent fields; a diploma that would end after `thisYear` is
 * in progress.
 */
export function drawPaths(random: SeededRandom, campus: string, thisYear: number): DemoPath[] {
  const paths: DemoPath[] = [];
  let start = entranceYear(random, thisYear);
  let previous: DemoPath | undefined;
  for (const diploma of random.weighted(careers)) {
    if (start > thisYear - 1) break;
    const end = start + duration(diploma, previous?.diploma as Diploma | undefined);
    const isDone = end <= thisYear;
    const path: DemoPath = {
      diploma,
      campus: previous && random.chance(0.05) ? random.pick(['Togo', 'Bénin', 'Gabon']) : campus,
      field: fieldAfter(random, diploma, previous?.field),
      start,
      end: Math.min(end, thisYear),
      success: isDone && random.chance(0.96) ? 1 : 0,
    };
    paths.push(path);
    if (path.success === 0) break;
    start =
      end +
      random.weighted([
        [0, 8],
        [1, 2],
        [3, 1],
      ] as const);
    previous = path;
  }
  return paths;
}

/** The school grew: twice as many people enter today as when it opened. */
function entranceYear(random: SeededRandom, thisYear: number): number {
  const span = thisYear - 1 - firstYear;
  return firstYear + Math.round(span * Math.max(random.next(), random.next() * random.next()));
}

function fieldAfter(random: SeededRandom, diploma: Diploma, before: string | undefined): string {
  if (before && fields[before]?.includes(diploma)) return before;
  return random.pick(fieldsOf(diploma));
}

import { line, milliseconds, ratio, seconds } from '../federation/tables';
import { limitsOf, missedIn } from './aims';
import type { Figure, Figures, Pass } from './measure';

interface Column {
  title: string;
  write: (value: number) => string;
}

const columns: Record<Figure, Column> = {
  performance: { title: 'performance', write: String },
  lcp: { title: 'LCP', write: seconds },
  tbt: { title: 'TBT', write: milliseconds },
  cls: { title: 'CLS', write: thousandths },
  longestTask: {
    title: 'plus longue tâche',
    write: (ms) => (ms > 0 ? milliseconds(ms) : '< 50 ms'),
  },
  accessibility: { title: 'accessibilité', write: String },
  'best-practices': { title: 'bonnes pratiques', write: String },
  seo: { title: 'SEO', write: String },
};
const figures = Object.keys(columns) as Figure[];

/** The aim is 0,01: two decimals would hide what misses it. */
function thousandths(value: number): string {
  return value.toFixed(3).replace('.', ',');
}

export const heads = () => {
  const titles = ['page', ...figures.map((figure) => columns[figure].title)];
  return [titles, titles.map(() => '---')].map(line).join('\n');
};

/** Each figure, and its ratio to the calibration page. */
export function row(name: string, found: Figures, calibration?: Figures): string {
  const cells = figures.map((figure) => {
    const of = calibration ? ratio(found[figure], calibration[figure]) : '';
    return columns[figure].write(found[figure]) + of;
  });
  return line([name, ...cells]);
}

/** The aims that a page misses, as lines; empty if it misses none. */
export function missedLines(name: string, isGuest: boolean, pass: Pass, calibration: Figures) {
  return missedIn(pass, limitsOf(isGuest, calibration)).flatMap((missed) => {
    const { title, write } = columns[missed.figure];
    return [
      `${name}, ${title} : ${write(missed.value)} au lieu de ${write(missed.limit)}`,
      ...missed.audits.map((audit) => `  - ${audit}`),
    ];
  });
}

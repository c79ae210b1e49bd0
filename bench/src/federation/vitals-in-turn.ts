import { median, vitalsOf, type Vitals } from './lighthouse';
import { cookieHeader } from './visitor';
import { eachOnce, type Line, type Place } from './ways';

/**
 * One Lighthouse pass of each page in turn, so that slow moments of the machine affect all of them.
 */
export async function vitalsInTurn(ways: Line<Place>[], runs: number): Promise<Line<Vitals>[]> {
  const passes: Line<Vitals>[][] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.error(`Lighthouse, passage ${run} sur ${runs}…`);
    passes.push(await eachOnce(ways, ({ url, session }) => vitalsOf(url, cookieHeader(session))));
  }
  return ways.map(({ name }, line) => {
    const of = (side: 'composed' | 'whole') =>
      median(passes.flatMap((pass) => pass[line]?.[side] ?? []));
    return { name, composed: of('composed'), whole: of('whole') };
  });
}

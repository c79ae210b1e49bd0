import type { Browser } from '@playwright/test';
import type { BenchPage } from './pages';
import { cookieHeader, sessionOf, type Session } from './visitor';

/** A row of the tables: a page, composed and as one application. */
export interface Line<Of> {
  name: string;
  composed: Of;
  whole: Of;
}

export interface Place {
  url: string;
  session: Session;
}

interface Sites {
  /** The product without and with first views; the baseline has none. */
  plain: string;
  drawn: string;
  whole: string;
}

/** Every page on every site; `drawn` has a database, and so sessions, of its own. */
export async function waysOf(
  browser: Browser,
  pages: BenchPage[],
  { plain, drawn, whole }: Sites,
): Promise<Line<Place>[]> {
  const lines: Line<Place>[] = [];
  for (const { name, path, account } of pages) {
    const ofPlain = await sessionOf(browser, plain, account);
    const ofDrawn = await sessionOf(browser, drawn, account);
    const at = async (site: string) =>
      checked({ url: site + path, session: site === drawn ? ofDrawn : ofPlain }, site === drawn);
    const baseline = await at(whole);
    lines.push(
      { name, composed: await at(plain), whole: baseline },
      { name: `${name}, dessiné`, composed: await at(drawn), whole: baseline },
    );
  }
  return lines;
}

/** No figure for a page that does not show its text. */
export async function checked(place: Place, isDrawn: boolean): Promise<Place> {
  const answer = await fetch(place.url, { headers: { cookie: cookieHeader(place.session) } });
  const html = await answer.text();
  if (!answer.ok) throw new Error(`${place.url} answers ${answer.status}: ${html.slice(0, 300)}`);
  if (html.includes('id="ssr"') !== isDrawn) {
    throw new Error(
      `${place.url}: a first view of the server is ${isDrawn ? 'missing' : 'there'}.`,
    );
  }
  return place;
}

/** Computes each place once. */
export async function eachOnce<Of>(
  lines: Line<Place>[],
  work: (place: Place) => Promise<Of>,
): Promise<Line<Of>[]> {
  const known = new Map<Place, Of>();
  for (const place of lines.flatMap(({ composed, whole }) => [composed, whole])) {
    if (!known.has(place)) known.set(place, await work(place));
  }
  const of = (place: Place) => known.get(place) as Of;
  return lines.map(({ name, composed, whole }) => ({
    name,
    composed: of(composed),
    whole: of(whole),
  }));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { excerptOf, safeHtml } from '../../src/platform/html/rich-text';
import { advantages, advantagesOfTypes } from './community';
import { news } from './news';
import { opportunities } from './opportunities';

const wordsIn = (html: string) => html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\d'’-]+/gu) ?? [];

test('twelve news items are published and two are drafts', () => {
  expect(news.filter((item) => item.published !== null)).toHaveLength(12);
  expect(news).toHaveLength(14);
});

test.each(news)('« $titre » has a text, a drawing, and only allowed HTML', (item) => {
  const html = readFileSync(join(__dirname, 'news', `${item.slug}.html`), 'utf8');
  expect(wordsIn(html).length).toBeGreaterThan(item.published === null ? 150 : 240);
  expect(safeHtml(html)).toBe(html.trim());
  expect(existsSync(join(__dirname, '../pictures', `news-${item.slug}.svg`))).toBe(true);
});

test('has twenty opportunities of the three types, open, open-ended and expired', () => {
  expect(opportunities).toHaveLength(20);
  expect(new Set(opportunities.map((one) => one.type))).toEqual(
    new Set(['EMPLOI', 'STAGE', 'AFFAIRE']),
  );
  const closings = opportunities.map((one) => one.closes);
  expect(closings.filter((days) => days !== null && days < 0)).toHaveLength(3);
  expect(closings).toContain(null);
});

test.each(opportunities)(
  '« $titre » has a useful excerpt and a whole text',
  ({ description, pieces }) => {
    expect(safeHtml(description)).toBe(description);
    expect(excerptOf(description).length).toBeGreaterThan(150);
    expect(pieces.length).toBeGreaterThan(1);
  },
);

test('every advantage belongs to a type', () => {
  const given = new Set(Object.values(advantagesOfTypes).flat());
  expect([...given].sort()).toEqual(Object.keys(advantages).sort());
});

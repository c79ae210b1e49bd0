import { readConfig } from '../platform/config/read-config';
import { siteOf } from './pages';

test('the banner has the four figures of the description', () => {
  const config = readConfig({ NODE_ENV: 'test', SESSION_SECRET: 's'.repeat(32), DEMO: '1' });
  const { figures } = siteOf(config) as unknown as { figures: { value: string; label: string }[] };
  expect(figures.map(({ value }) => value)).toEqual(['+19000', '+15', '3', '+15']);
  expect(figures.map(({ label }) => label).join()).toMatch(
    /diplômés.*filières.*pays.*nationalités/,
  );
});

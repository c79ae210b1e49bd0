import { readConfig } from './config/read-config';
import { siteOf } from './pages';

const demo = () =>
  siteOf(readConfig({ NODE_ENV: 'test', SESSION_SECRET: 's'.repeat(32), DEMO: '1' }));

test('the banner has the four figures of the description', () => {
  expect(demo().figures.map(({ value }) => value)).toEqual(['+19000', '+15', '3', '+15']);
  expect(
    demo()
      .figures.map(({ label }) => label)
      .join(),
  ).toMatch(/diplômés.*filières.*pays.*nationalités/);
});

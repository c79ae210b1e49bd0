import { readConfig } from './config/read-config';
import { siteOf } from './pages';

const site = (environment: NodeJS.ProcessEnv) =>
  siteOf(readConfig({ NODE_ENV: 'test', SESSION_SECRET: 's'.repeat(32), ...environment }));

test('the demo shows delivered figures and invented partners', () => {
  const { figures, partners } = site({ DEMO: '1' });
  expect(figures).toContainEqual({ value: '+19000', label: 'diplômés' });
  expect(partners).toHaveLength(6);
});

test('figures and partners are settings; nothing invented outside the demo', () => {
  const KEY_FIGURES = '[{"value":"12","label":"clubs"}]';
  expect(site({ DEMO: '0', KEY_FIGURES })).toMatchObject({
    figures: [{ value: '12', label: 'clubs' }],
    partners: [],
    social: [],
  });
  const PARTNERS = '[{"name":"A","mark":"sun"}]';
  expect(site({ DEMO: '0', PARTNERS }).partners).toEqual([{ name: 'A', mark: 'sun' }]);
});

test('the network’s name, its tagline and the launch notice are settings (rule 22)', () => {
  expect(site({ DEMO: '0' })).toMatchObject({
    name: 'Réseau Alumni',
    tagline: 'Ensemble on va plus loin',
    launch: { date: '2019-12-14', notice: 'Lancement du club Alumni' },
  });
  const NETWORK_NAME = 'Les anciens';
  const launch = { LAUNCH_DATE: '2099-12-01', LAUNCH_NOTICE: 'Bientôt', TAGLINE: 'Ensemble' };
  expect(site({ DEMO: '0', NETWORK_NAME, ...launch })).toMatchObject({
    name: 'Les anciens',
    tagline: 'Ensemble',
    launch: { date: '2099-12-01', notice: 'Bientôt' },
  });
});

test('the pages tell how long a deleted account may be kept, in whole days', () => {
  expect(site({})).toMatchObject({ deletionDays: 30 });
  expect(site({ ACCOUNT_DELETION_DELAY: '90000' })).toMatchObject({ deletionDays: 2 });
});

test('a mark that nobody draws stops the start and names the setting', () => {
  const PARTNERS = '[{"name":"A","mark":"moon"}]';
  expect(() => site({ PARTNERS })).toThrow('PARTNERS');
});

test('the pages name the providers that are configured, and no secret of theirs', () => {
  expect(site({ DEMO: '0' }).socialLogins).toEqual([]);
  const told = site({ FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'very-secret' });
  expect(told.socialLogins).toEqual(['facebook']);
  expect(JSON.stringify(told)).not.toContain('very-secret');
});

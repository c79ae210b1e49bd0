import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../platform/config/read-config';
import { openSitePictures, pictureOrigins } from '../platform/config/site-pictures';
import { siteOf } from './pages';

const read = (environment: NodeJS.ProcessEnv) =>
  readConfig({ NODE_ENV: 'test', SESSION_SECRET: 's'.repeat(32), ...environment });
const site = (environment: NodeJS.ProcessEnv) => siteOf(read(environment));

test('the demo shows the described figures and invented partners', () => {
  const { figures, partners } = site({ DEMO: '1' });
  expect(figures).toContainEqual({ value: '+19000', label: 'diplômés' });
  expect(partners).toHaveLength(6);
});

test('figures and partners are settings; outside the demo nothing is invented', () => {
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

test('the pages state how long a deleted account is kept, in whole days', () => {
  expect(site({})).toMatchObject({ deletionDays: 30 });
  expect(site({ ACCOUNT_DELETION_DELAY: '90000' })).toMatchObject({ deletionDays: 2 });
});

test('an unknown mark stops the start and names the setting', () => {
  const PARTNERS = '[{"name":"A","mark":"moon"}]';
  expect(() => site({ PARTNERS })).toThrow('PARTNERS');
});

test('the pages name the configured providers, and none of their secrets', () => {
  expect(site({ DEMO: '0' }).socialLogins).toEqual([]);
  const settings = site({ FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'very-secret' });
  expect(settings.socialLogins).toEqual(['facebook']);
  expect(JSON.stringify(settings)).not.toContain('very-secret');
});

test('contact and publisher are settings, without defaults', () => {
  expect(site({ DEMO: '0' })).toMatchObject({ contact: {}, legalNotice: [] });
  expect(
    site({
      CONTACT_EMAIL: 'equipe@alumni.test',
      CONTACT_PHONE: '+228 90 12 34 56',
      LEGAL_NOTICE: 'Éditeur : Groupe.\\n12, rue du Lac.\\n\\nHébergeur : Nuage.\n',
    }),
  ).toMatchObject({
    contact: { email: 'equipe@alumni.test', phone: '+228 90 12 34 56' },
    legalNotice: ['Éditeur : Groupe.\n12, rue du Lac.', 'Hébergeur : Nuage.'],
  });
});

test.each([
  ['CONTACT_EMAIL', 'equipe'],
  ['CONTACT_PHONE', '90 12 34 56'],
  ['LEGAL_NOTICE', 'x'.repeat(3_001)],
  ['LOGO_LIGHT', 'logo.exe'],
  ['COLOUR_PRIMARY', 'bleu'],
  ['COLOUR_ACCENT_DARK', '#abc'],
])('%s: an invalid value stops the start and names the setting', (setting, value) => {
  expect(() => site({ [setting]: value })).toThrow(new RegExp(`- ${setting} :`));
});

test('the privacy policy states the configured durations, in whole days', () => {
  expect(site({ MAILS_KEPT: '90000', AUDIT_RETENTION: '864000' }).kept).toEqual({
    sessionDays: 90,
    idleDays: 14,
    mailDays: 2,
    auditDays: 10,
    joinDays: 365,
    faultDays: 30,
    notificationDays: 365,
  });
});

test("the network's main colours reach the page; without them it has the default ones", () => {
  expect(site({})).not.toHaveProperty('colours');
  expect(site({ COLOUR_PRIMARY: '#0B5D3B' }).colours).toMatchObject({
    light: { ink: '#0b5d3b' },
    dark: { ink: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  });
});

test.each([
  ['COLOUR_PRIMARY', { COLOUR_PRIMARY: '#ffcc00' }, 'plus foncée'],
  ['COLOUR_ACCENT', { COLOUR_ACCENT: '#ff8a65' }, 'plus foncée'],
  [
    'COLOUR_PRIMARY_DARK',
    { COLOUR_PRIMARY: '#0b5d3b', COLOUR_PRIMARY_DARK: '#0b5d3b' },
    'plus claire',
  ],
])(
  '%s: a colour with too little contrast stops the start, with figures',
  (setting, colours, advice) => {
    expect(() => site(colours)).toThrow(
      new RegExp(`- ${setting} : #\\w{6} se lit mal sur #\\w{6} \\(contraste \\d,\\d.*${advice}`),
    );
  },
);

test('a dark colour without its light colour stops the start', () => {
  expect(() => site({ COLOUR_ACCENT_DARK: '#ffb199' })).toThrow('- COLOUR_ACCENT :');
});

describe('pictures of the network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-pictures-'));
  const fileOf = (name: string, content: string) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>';
  const LOGO_LIGHT = fileOf('clair.svg', svg);
  const LOGO_DARK = 'https://cdn.alumni.test/sombre.svg';

  test('a file is measured and published under its hash; an external address is allowed by CSP', async () => {
    const partner = { name: 'Koto', picture: LOGO_LIGHT, url: 'https://koto.test' };
    const config = read({ LOGO_LIGHT, LOGO_DARK, PARTNERS: JSON.stringify([partner]) });
    const shown = siteOf(config, await openSitePictures(config, folder));
    const light = {
      src: expect.stringMatching(/^\/assets\/media\/site\.\w{16}\.svg$/),
      width: 80,
      height: 40,
    };
    expect(shown).toMatchObject({
      logo: { light, dark: { src: LOGO_DARK } },
      partners: [{ ...partner, picture: light }],
    });
    const { logo } = shown as unknown as { logo: { light: { src: string } } };
    expect(readFileSync(join(folder, logo.light.src), 'utf8')).toBe(svg);
    expect(pictureOrigins(config)).toEqual(['https://cdn.alumni.test']);
  });

  test.each([
    ['that does not exist', join(folder, 'absent.png')],
    ['that is not a picture', fileOf('texte.png', 'bonjour')],
    ['with a script', fileOf('script.svg', svg.replace('/>', '><script>1</script></svg>'))],
    ['above the size limit', fileOf('lourd.svg', svg + ' '.repeat(400_000))],
  ])('a file %s stops the start and names the setting', async (_which, file) => {
    const config = read({ LOGO_LIGHT, LOGO_DARK: file });
    await expect(openSitePictures(config, folder)).rejects.toThrow(`- LOGO_DARK : ${file}`);
  });

  test('a logo for one background only stops the start', () => {
    expect(() => read({ LOGO_LIGHT })).toThrow('- LOGO_DARK :');
    expect(() => read({ LOGO_DARK })).toThrow('- LOGO_LIGHT :');
  });
});

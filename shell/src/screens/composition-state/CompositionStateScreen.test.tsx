import { CompositionReply, ScreenFaultsReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { CompositionStateScreen } from './CompositionStateScreen';

const at = '2026-11-20T10:00:00.000Z';
const [live, older] = ['1.0.1-0123456789', '1.0.0-abcdef0123'];
const fault = {
  at,
  incident: 'MF-7K2Q9D',
  kind: 'timeout' as const,
  remote: 'mf_directory',
  version: live,
  screen: 'AlumniListScreen',
  route: null,
  message: 'trop long',
  browser: 'Chrome 141, Android',
  preview: 'mf_directory@pr-42',
};
const directory = {
  name: 'mf_directory',
  title: 'Annuaire',
  owner: 'Équipe annuaire',
  contract: '^1.0.0',
  state: 'on' as const,
  version: live,
  previous: older,
  changedAt: at,
  refused: null,
  canary: {
    version: older,
    percent: 10,
    judge: {
      until: at,
      live: { visits: 900, failed: 9, slow: 1 },
      canary: { visits: 100, failed: 1, slow: 4 },
    },
  },
  available: [live, older].map((version) => ({ version, publishedAt: at, bytes: 1 })),
  channels: [{ channel: 'pr-42', version: older, expiresAt: at }],
  requires: { react: '^19.3.1', axios: '^2.0.0' },
  mustSign: false,
  offers: [],
  fills: [],
  publishes: [],
  listens: [],
  parcels: [],
  skew: [{ key: 'axios', required: '^2.0.0', provided: '1.21.1', missing: ['AxiosHeaders'] }],
};
const off = { ...directory, name: 'mf_public', title: 'Public', state: 'maintenance' as const };
const refused = { ...off, name: 'mf_content_admin', title: 'Contenu', refused: 'Fichier altéré.' };
const composition = {
  revision: 4,
  shell: { version: '1.0.0', contract: '1.0.0', provides: {}, exports: {} },
  remotes: [directory, off, refused],
  neverLive: [],
  journal: [
    {
      at,
      remote: 'mf_directory',
      action: 'promote' as const,
      version: live,
      previous: older,
      percent: null,
      revision: 4,
      by: 'juge',
      reason: 'pas plus de pannes',
    },
  ],
  faults: [fault],
  faultCounts: [{ remote: 'mf_directory', version: live, lastHour: 1, lastDay: 3 }],
  vitals: [
    { remote: 'mf_directory', version: live, vital: 'lcp' as const, good: 80, fair: 15, poor: 5 },
    { remote: 'mf_directory', version: live, vital: 'inp' as const, good: 60, fair: 9, poor: 31 },
    { remote: 'mf_directory', version: older, vital: 'lcp' as const, good: 3, fair: 0, poor: 0 },
  ],
  violations: [
    {
      at,
      directive: 'script-src-elem',
      blocked: 'ailleurs.test',
      source: '',
      page: '/admin/students',
      enforced: true,
      count: 12,
    },
  ],
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

const part = (name: string) => screen.findByRole('region', { name });

test('shows the state, the versions and the mismatches of each part', async () => {
  api.get('/api/composition', CompositionReply, composition);
  const { user } = renderScreen(<CompositionStateScreen />);
  const card = within(await part('Annuaire'));
  expect(card.getByText('En service')).toBeInTheDocument();
  expect(card.getByText(/à l’essai auprès de 10 % des visiteurs/)).toBeVisible();
  expect(card.getByText(/Un juge la garde ou la retire/)).toHaveTextContent(
    '1 panne et 4 lenteurs en 100 visites à l’essai, 9 pannes et 1 lenteur en 900 visites en ligne',
  );
  await user.click(card.getByText('Détails techniques'));
  expect(card.getByText(/^pr-42/)).toHaveTextContent(`pr-42 : ${older}, jusqu’au`);
  expect(card.getByRole('list', { name: 'Écarts de versions' })).toHaveTextContent(
    'axios demandé ^2.0.0, fourni 1.21.1, sans AxiosHeaders',
  );
  expect(card.getByText('Essayer').closest('a')).toHaveAttribute(
    'href',
    `/?mf-pin=mf_directory@${older}`,
  );
  expect(within(await part('Public')).getByText('En maintenance')).toBeInTheDocument();
  expect(within(await part('Contenu')).getByText('Fichier altéré.')).toBeInTheDocument();
  expect(await part('Derniers changements')).toHaveTextContent('Annuaire : mise en ligne');
  expect(await part('Pannes signalées')).toHaveTextContent(
    'Annuaire : 3 en 24 h, dont 1 depuis une heure',
  );
  expect(await part('Contenus bloqués')).toHaveTextContent(
    /script-src-elem : ailleurs.test, page \/admin\/students.*12 fois/,
  );
});

test('shows a remote that was never live, with its channels', async () => {
  const { available, channels } = directory;
  const neverLive = [{ name: 'mf_events', available, channels }];
  api.get('/api/composition', CompositionReply, { ...composition, neverLive });
  renderScreen(<CompositionStateScreen />);
  const waiting = await part('Pas encore en ligne');
  expect(waiting).toHaveTextContent('mf_events : 2 versions publiées, la dernière');
  expect(waiting).toHaveTextContent(`pr-42 : ${older}, jusqu’au`);
});

test('shows how fast the live version feels beside the one on trial', async () => {
  api.get('/api/composition', CompositionReply, composition);
  renderScreen(<CompositionStateScreen />);
  const card = within(await part('Annuaire'));
  const speed = (place: string) => card.getByText(`Rapidité, version ${place}`).nextElementSibling;
  expect(speed('en ligne (100 visites)')).toHaveTextContent(/^Affichage 80 %Réaction 60 %$/);
  expect(speed('à l’essai (3 visites)')).toHaveTextContent(/^Affichage 100 %$/);
  const tone = (text: string) => card.getByText(text).className;
  expect(tone('Affichage 80 %')).toContain('success');
  expect(tone('Réaction 60 %')).toContain('error');
  // Too few visits to say more.
  expect(tone('Affichage 100 %')).not.toContain('success');
  expect(await part('Public')).toHaveTextContent('aucune visite mesurée');
});

test('starts with a summary in plain words; versions and files are collapsed', async () => {
  api.get('/api/composition', CompositionReply, composition);
  const { user } = renderScreen(<CompositionStateScreen />);
  const card = within(await part('Annuaire'));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Ne s’affiche pas : Contenu.');
  expect(alert).toHaveTextContent('En maintenance, à la demande de l’équipe : Public.');
  expect(alert).toHaveTextContent('Une panne a été signalée depuis une heure.');
  expect(card.getByText(/^Ouverte à tous/)).toBeVisible();
  expect(card.getByText(live, { selector: 'td code' })).not.toBeVisible();
  await user.click(card.getByText('Détails techniques'));
  expect(card.getByText(live, { selector: 'td code' })).toBeVisible();
  expect(screen.getByText('MF-7K2Q9D')).not.toBeVisible();
});

test('says when everything works', async () => {
  const well = { ...composition, remotes: [directory], faults: [], faultCounts: [] };
  api.get('/api/composition', CompositionReply, well);
  renderScreen(<CompositionStateScreen />);
  expect(await screen.findByText('Le site fonctionne normalement.')).toBeVisible();
});

test('finds a fault by the code read over the phone, in any spelling', async () => {
  api.get('/api/composition', CompositionReply, { ...composition, faults: [] });
  api.get(/faults\?incident=MF-7K2Q9D/, ScreenFaultsReply, [fault]);
  api.get(/faults\?incident=MF-222222/, ScreenFaultsReply, []);
  const { user } = renderScreen(<CompositionStateScreen />);
  const box = await screen.findByRole('searchbox', { name: 'Code d’incident' });
  await user.type(box, 'mf 7k2q9d');
  expect(await screen.findByText('MF-7K2Q9D')).toBeInTheDocument();
  expect(await part('Pannes signalées')).toHaveTextContent('trop lent : AlumniListScreen');
  await user.clear(box);
  await user.type(box, 'MF-222222');
  expect(await screen.findByText(/Aucune panne ne porte le code MF-222222/)).toBeInTheDocument();
});

test('shows different texts for an empty site, a refusal and a failure', async () => {
  const empty = {
    ...composition,
    remotes: [],
    neverLive: [],
    journal: [],
    faults: [],
    faultCounts: [],
    violations: [],
  };
  api.get('/api/composition', CompositionReply, empty);
  const { unmount } = renderScreen(<CompositionStateScreen />);
  expect(await screen.findByText('Aucune partie du site n’est publiée.')).toBeInTheDocument();
  expect(screen.getByText('Aucune panne signalée : tout va bien.')).toBeInTheDocument();
  expect(screen.getByText('Aucun contenu bloqué.')).toBeInTheDocument();
  unmount();
  api.refuse('get', '/api/composition', 403);
  const second = renderScreen(<CompositionStateScreen />);
  expect(await screen.findByText(/réservée à l’équipe/)).toBeInTheDocument();
  second.unmount();
  api.cut('get', '/api/composition');
  const { user } = renderScreen(<CompositionStateScreen />);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get('/api/composition', CompositionReply, composition);
  await user.click(retry);
  expect(await part('Annuaire')).toBeInTheDocument();
});

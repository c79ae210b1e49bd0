import { RemoteFault } from '@alumni/federation-runtime';
import {
  CompositionReply,
  CurrentUserReply,
  NotificationsReply,
  type CurrentUser,
  type RemoteStatus,
} from '@alumni/shared-contract';
import { publishEvent } from '@alumni/shared-ui/events';
import { fakeApi, type FakeApi } from '@alumni/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { reportFault } from '../faults/report-fault';
import { administrator, member } from '../testing/people';
import { buildRemote, buildRoute, renderShell } from '../testing/renderShell';
import { choicesOf, chosen } from './version-choice';

const [live, tried] = ['1.0.0-0123456789', '1.0.1-abcdef0123'];
const at = '2026-11-20T10:00:00.000Z';
const remote = {
  ...buildRemote('mf_public', [buildRoute({ name: 'home', path: '/' })], {
    slots: [{ slot: 'home.opportunities@1', screen: './src/slots/Latest', minHeight: 10 }],
  }),
  title: 'Public',
  version: live,
};
const status: RemoteStatus = {
  name: 'mf_public',
  title: 'Public',
  owner: '',
  contract: '^1.0.0',
  state: 'on',
  version: live,
  previous: null,
  canary: null,
  requires: {},
  refused: null,
  changedAt: at,
  available: [tried, live].map((version) => ({ version, publishedAt: at, bytes: 1 })),
  channels: [{ channel: 'pr-42', version: tried, expiresAt: at }],
  offers: [],
  fills: [],
  publishes: [],
  listens: [],
  parcels: [],
  skew: [],
  mustSign: false,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  // jsdom has no resource timing.
  const own = `http://localhost/remotes/mf_public/1/`;
  performance.getEntriesByType = () =>
    [
      { name: `${own}remoteEntry.js`, transferSize: 3_000, duration: 40.4 },
      { name: `${own}12.js`, transferSize: 1_500, duration: 120.2 },
      { name: 'http://localhost/assets/main.js', transferSize: 50_000, duration: 300 },
    ] as PerformanceResourceTiming[];
});
afterEach(() => {
  api.restore();
});

async function open(person: CurrentUser, remotes = [remote]) {
  api.get('/api/users/current', CurrentUserReply, [person]);
  api.get(`/api/users/notifications/${person.id}`, NotificationsReply, []);
  api.get('/api/composition', CompositionReply, {
    revision: 1,
    remotes: [status],
    neverLive: [],
    journal: [],
    faults: [],
    faultCounts: [],
    vitals: [],
    violations: [],
    shell: { version: '1', contract: '1', provides: {}, exports: {} },
  });
  const page = await renderShell(remotes);
  await screen.findByRole('heading', { level: 1, name: 'Screen_home' });
  return page;
}
const shiftF9 = '{Shift>}{F9}{/Shift}';
const panel = () => screen.findByRole('dialog', { name: 'Composition de cette page' });

test('the key shows staff what the page is composed of, and closes it', async () => {
  await reportFault(new RemoteFault('network', 'mf_public', 'Home', new Error('lost')));
  const { user } = await open(administrator);
  await user.keyboard(shiftF9);
  const part = (name: string) => within(screen.getByRole('region', { name }));
  await panel();
  expect(part('Modules').getByText('Public')).toBeVisible();
  expect(part('Modules').getByText('en ligne')).toBeVisible();
  const [shell] = part('Modules').getAllByRole('listitem');
  expect(shell).toHaveTextContent(
    /^Cadre du site\s*1\s*1 fichier, 49 Ko reçus, le plus long en 300 ms$/,
  );
  expect(part('Modules').getByText('2 fichiers, 5 Ko reçus, le plus long en 120 ms')).toBeVisible();
  expect(part('Pannes').getByText(/Home de mf_public/)).toHaveTextContent(
    /^MF-\w{6} .*Error: lost$/,
  );
  expect(part('Emplacements').getByText('home.opportunities@1')).toBeVisible();
  expect(part('Modules partagés').getByText('react 19.3.1')).toBeVisible();
  expect(part('Modules partagés').getByText('pris par mf_public')).toBeVisible();
  expect(part('Modules partagés').queryByText(/antd/)).not.toBeInTheDocument();
  const outline = part('Emplacements').getByRole('switch');
  await user.click(outline);
  expect(document.documentElement).toHaveClass('outlined');
  await user.keyboard(shiftF9);
  expect(document.documentElement).not.toHaveClass('outlined');
});

test('records events, and tells which are not as the contract says', async () => {
  const { user } = await open(administrator);
  await user.keyboard(shiftF9);
  await panel();
  const events = within(screen.getByRole('region', { name: 'Événements' }));
  expect(events.getByText('Aucun depuis l’ouverture de la page.')).toBeVisible();
  const publish = publishEvent as (name: string, data: unknown) => void;
  act(() => {
    publish('news.changed@1', { id: 3, change: 'created' });
    publish('news.changed@1', { id: 'three' });
    publish('agenda.changed@2', { id: 4 });
  });
  const [unknown, broken, right] = events.getAllByRole('listitem').map((item) => item.textContent);
  expect(unknown).toMatch(/^agenda\.changed@2 .*inconnu de cette version.*\{"id":4\}$/);
  expect(broken).toMatch(/^news\.changed@1 .*contraire au contrat.*\{"id":"three"\}$/);
  expect(right).toMatch(
    /^news\.changed@1 \d\d:\d\d:\d\d, de cet onglet, écouté par personne\{"id":3,"change":"created"\}$/,
  );
});

test('offers the versions that the browser may show of a remote', async () => {
  const { user } = await open(administrator);
  await user.keyboard(shiftF9);
  await panel();
  await user.click(await screen.findByRole('combobox', { name: 'Version de Public' }));
  const shown = await screen.findAllByRole('option');
  expect(shown.length).toBeGreaterThan(0);
  expect(choicesOf(status)).toEqual([
    { value: '?mf-pin=mf_public@live&mf-preview=mf_public@live', label: `En ligne : ${live}` },
    { value: '?mf-pin=mf_public@live&mf-preview=mf_public@pr-42', label: `Canal pr-42 : ${tried}` },
    { value: `?mf-pin=mf_public@${tried}`, label: tried },
  ]);
  expect(chosen(remote)).toBe(choicesOf(status)[0]!.value);
  expect(chosen({ ...remote, channel: 'pinned', version: tried })).toBe(
    choicesOf(status)[2]!.value,
  );
  expect(chosen({ ...remote, channel: 'canary', version: tried })).toBeUndefined();
});

test('a member opens nothing by the key', async () => {
  const { user } = await open(member);
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await user.keyboard(shiftF9);
  // The code of the panel has arrived by then.
  await import('./ToolsPanel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  process.env.NODE_ENV = before;
});

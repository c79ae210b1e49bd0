import type { CompositionReply, RemoteStatus } from '@alumni/shared-contract';
import type { Context } from './context';
import { status } from './status';

const remote: RemoteStatus = {
  mustSign: false,
  name: 'mf_content_admin',
  title: 'Contenus',
  owner: 'Équipe contenus',
  contract: '^1.0.0',
  state: 'maintenance',
  version: '1.0.0-3fa9c1d2e4',
  previous: '1.0.0-0123456789',
  canary: {
    version: '1.1.0-abcdefabcd',
    percent: 10,
    judge: {
      until: '2026-11-22T10:00:00.000Z',
      live: { visits: 900, failed: 9, slow: 30 },
      canary: { visits: 100, failed: 2, slow: 4 },
    },
  },
  available: [{ version: '1.1.0-abcdefabcd', publishedAt: '2026-11-21T10:00:00Z', bytes: 1 }],
  channels: [
    { channel: 'pr-42', version: '1.1.0-abcdefabcd', expiresAt: '2026-12-11T10:00:00.000Z' },
  ],
  requires: {
    'react/jsx-runtime': '^19.3.1',
    react: '^19.3.1',
    'antd/es/theme/context': '^6.6.8',
    '@alumni/shared-ui/page': '^1.0.0',
    '@alumni/shared-auth': '^1.0.0',
    'react-dom': '^19.3.1',
    swr: '^2.5.1',
  },
  offers: [],
  fills: [],
  publishes: [],
  listens: [],
  parcels: [],
  skew: [{ key: 'swr', required: '^2.5.1', provided: null, missing: [] }],
  refused: null,
  changedAt: '2026-11-21T10:00:00Z',
};
const reply: CompositionReply = {
  revision: 12,
  shell: { version: '1.0.0', contract: '1.0.0', provides: {}, exports: {} },
  remotes: [remote],
  neverLive: [
    {
      name: 'mf_events',
      available: remote.available,
      channels: [{ ...remote.channels[0]!, channel: 'recette' }],
    },
  ],
  journal: [],
  faults: [],
  faultCounts: [],
  vitals: (['cls', 'inp', 'lcp'] as const).flatMap((vital) => [
    { remote: remote.name, version: remote.version, vital, good: 90, fair: 8, poor: 2 },
    { remote: remote.name, version: '1.1.0-abcdefabcd', vital, good: 2, fair: 0, poor: 1 },
  ]),
  violations: [],
};

async function shown(): Promise<string[]> {
  const server = { composition: () => Promise.resolve(reply) };
  const context = { url: new URL('http://localhost:3000'), as: () => server };
  return (await status(context as unknown as Context)).text.split('\n');
}

test('fits the state of a remote in eighty columns, with aligned names', async () => {
  const lines = await shown();
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  const [, titles = '', row = ''] = lines;
  expect(row.indexOf('1.0.0-3fa9c1d2e4')).toBe(titles.indexOf('EN LIGNE'));
  expect(row.indexOf('maintenance')).toBe(titles.indexOf('ÉTAT'));
});

test('shows a canary and what is out of step; names each package once', async () => {
  const text = (await shown()).join(' ');
  expect(text).toContain("à l'essai : 1.1.0-abcdefabcd pour 10 %");
  expect(text.replace(/\s+/g, ' ')).toContain(
    "2 pannes et 4 lenteurs en 100 visites à l'essai, 9 pannes et 30 lenteurs en 900 visites en ligne, avant le 2026-11-22 à 10:00 (UTC)",
  );
  expect(text).toContain("canal pr-42 : 1.1.0-abcdefabcd, jusqu'au 2026-12-11");
  expect(text).toContain('ÉCART : swr ^2.5.1, que la coquille ne fournit pas');
  expect(text.match(/react \^19/g)).toHaveLength(1);
});

test('shows a remote that was never live, with its channels', async () => {
  const lines = await shown();
  const [row = '', channel = ''] = lines.slice(-2);
  expect(row).toMatch(/^mf_events +— +— +1 +jamais en ligne$/);
  expect(channel).toContain("canal recette : 1.1.0-abcdefabcd, jusqu'au 2026-12-11");
});

test('shows the speed of the live version beside the one on trial', async () => {
  const text = (await shown()).join(' ').replace(/\s+/g, ' ');
  expect(text).toContain(
    'rapide, 7 jours, 1.0.0-3fa9c1d2e4 : CLS 90 % de 100, INP 90 % de 100, LCP 90 % de 100',
  );
  expect(text).toContain('1.1.0-abcdefabcd : CLS 66 % de 3, INP 66 % de 3, LCP 66 % de 3');
});

import { SlidesForDisplayReply } from '@alumni/shared-contract';
import { renderScreen } from '@alumni/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSlide, routes } from '../../testing/factories';
import { fakeHome } from '../../testing/fake-home';
import { inlineSite } from '../../testing/inline-site';
import { HomeScreen } from './HomeScreen';

/** A page reads its configuration once: set it before the first screen. */
beforeAll(() =>
  inlineSite({
    name: 'Réseau',
    tagline: 'Ensemble on va plus loin',
    launch: { date: '2019-12-14', notice: 'Lancement du club Alumni' },
    figures: [
      { value: '+19000', label: 'diplômés' },
      { value: '+15', label: 'filières' },
      { value: '3', label: 'pays' },
    ],
    partners: [
      { name: 'Banque du Golfe', mark: 'sun' },
      { name: 'Port de Lomé', mark: 'arch' },
    ],
  }),
);
afterEach(() => jest.useRealTimers());

/** Fakes the timer of the slides only. */
const onlyIntervals: Parameters<typeof jest.useFakeTimers>[0] = {
  doNotFake: [
    ...(['Date', 'performance', 'queueMicrotask', 'nextTick', 'setImmediate'] as const),
    ...(['clearImmediate', 'setTimeout', 'clearTimeout'] as const),
  ],
};

const open = () => renderScreen(<HomeScreen />, { user: null, routes });

test('has the eight sections in the order of the description', async () => {
  fakeHome();
  open();
  await screen.findByText('Membre actif');
  const names = screen
    .getAllByRole('region')
    .map((region) =>
      region.hasAttribute('aria-label')
        ? region.getAttribute('aria-label')
        : within(region).getAllByRole('heading')[0]?.textContent,
    );
  expect(names).toEqual([
    'À la une',
    'Annonce',
    'Rejoignez notre réseau',
    'Nos types d’Alumni',
    'NOS DERNIÈRES ACTUALITÉS',
    'NOS DERNIÈRES OPPORTUNITÉS',
    'Nos partenaires',
    'Le réseau en chiffres',
  ]);
});

test('both lists link to the whole list, and the banner shows each figure with its label', async () => {
  fakeHome();
  open();
  const target = async (name: string) =>
    decodeURI((await screen.findByRole('link', { name })).getAttribute('href')!);
  expect(await target('Voir plus d’actualités')).toBe('/actualities');
  expect(await target('Voir plus d’opportunités')).toBe('/nos_opportunités');
  const banner = screen.getByRole('region', { name: 'Le réseau en chiffres' });
  const figures = within(banner)
    .getAllByRole('definition')
    .map((figure) => figure.textContent);
  expect(figures).toEqual(['+19000', '+15', '3']);
});

test('fetches five published news items, the latest first', async () => {
  const api = fakeHome();
  open();
  await screen.findByText('Membre actif');
  expect(api.calls('get', '/api/guest/actualities').map(({ params }) => params)).toEqual([
    { draft: '0', limit: '5', sort: '-date_publication' },
  ]);
});

test('slides advance automatically, until paused', async () => {
  jest.useFakeTimers(onlyIntervals);
  const api = fakeHome();
  const slides = [1, 2, 3].map((id) => buildSlide({ id, title: `Diapositive ${id}` }));
  api.get(/home-slides/, SlidesForDisplayReply, { slides });
  open();
  await screen.findByText('Diapositive 1');
  await screen.findByText('Membre actif');
  const shown = () =>
    screen
      .getAllByRole('button', { name: /^Diapositive/ })
      .findIndex((button) => button.hasAttribute('aria-current'));
  expect(shown()).toBe(0);
  act(() => jest.advanceTimersByTime(6_000));
  expect(shown()).toBe(1);
  act(() => screen.getAllByRole('button', { name: /pause|arrêter/i })[0]!.click());
  act(() => jest.advanceTimersByTime(20_000));
  expect(shown()).toBe(1);
});

test('partners advance automatically', async () => {
  jest.useFakeTimers(onlyIntervals);
  const scrolled = jest.fn();
  Element.prototype.scrollTo = scrolled;
  fakeHome();
  open();
  await screen.findByText('Membre actif');
  const logos = screen.getByRole('list', { name: 'Logos des partenaires' });
  expect(within(logos).getAllByRole('listitem')).toHaveLength(2);
  act(() => jest.advanceTimersByTime(3_500));
  expect(scrolled.mock.contexts).toEqual([logos]);
});

test('a slide fades into the next: the current one is opaque, the others are transparent', () => {
  const sheet = readFileSync(join(__dirname, 'Hero.module.css'), 'utf8');
  expect(sheet).toMatch(/\.layer {[^}]*opacity: 0;[^}]*transition: opacity/);
  expect(sheet).toMatch(/\.shown {[^}]*opacity: 1;/);
});

/** jsdom has no layout: read the rules of the style sheet for each width, in order. */
test('shows four logos, two below 1024 px and below 800 px, one below 480 px', () => {
  const sheet = readFileSync(join(__dirname, 'Partners.module.css'), 'utf8');
  const rules = [...sheet.matchAll(/(?:width < (\d+)px[^}]*?)?grid-auto-columns: (\d+)%/gs)];
  const shares = rules.map(([, below = 'Infinity', share]) => [Number(below), 100 / Number(share)]);
  const inView = (width: number) => shares.filter(([below = 0]) => width < below).at(-1)?.[1];
  expect([1366, 1024, 1023, 800, 799, 480, 479, 360].map(inView)).toEqual([4, 4, 2, 2, 2, 2, 1, 1]);
});

import {
  LinkedAccounts,
  OwnDataCopies,
  OwnDataCopy,
  OwnSessions,
  StatusReply,
  texts,
  type OwnSession,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { member } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { MyDataScreen } from './MyDataScreen';

const root = '/api/v2/users/me/sessions';
const social = '/api/v2/users/me/social';
const copies = '/api/v2/users/me/data/copies';
const here: OwnSession = {
  id: 1,
  device: 'Firefox sur Windows',
  current: 1,
  created_at: '2026-11-20T08:00:00Z',
  last_seen_at: '2026-11-25T08:00:00Z',
};
const phone: OwnSession = { ...here, id: 2, device: 'Chrome sur Android', current: 0 };
const unknown: OwnSession = { ...here, id: 3, device: null, current: 0 };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get(root, OwnSessions, [here, phone, unknown]);
  api.get(social, LinkedAccounts, []);
  api.get(copies, OwnDataCopies, []);
});
afterEach(() => api.restore());

const open = (query = '') =>
  renderScreen(<MyDataScreen />, { path: `/admin/my-data${query}`, user: member, routes });

test('lists the open sessions, and which one is this one', async () => {
  open();
  expect(await screen.findByText(/Firefox sur Windows/)).toHaveTextContent('Cette connexion');
  expect(screen.getByText('Chrome sur Android')).toBeVisible();
  expect(screen.getByText('Appareil inconnu')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Firefox/ })).toBeNull();
});

test('ends one session, and all others', async () => {
  api.delete(`${root}/2`, StatusReply, { status: true });
  api.delete(root, StatusReply, { status: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Fermer Chrome sur Android' }));
  expect(await screen.findByText('Connexion fermée')).toBeVisible();
  api.get(root, OwnSessions, [here]);
  await user.click(screen.getByRole('button', { name: 'Fermer les autres' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Fermer les autres' })).toBeNull(),
  );
  expect(api.calls('delete', root)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Fermer Chrome sur Android' })).toBeNull();
});

test('says when a session could not be ended, and keeps it', async () => {
  api.refuse('delete', `${root}/2`, 404, { message: 'Cette page ou cet élément n’existe pas.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Fermer Chrome sur Android' }));
  expect(await screen.findByText(/n’existe pas/)).toBeVisible();
});

test('offers to try again when the list does not load', async () => {
  api.refuse('get', root, 500);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: texts.retry });
  api.get(root, OwnSessions, [here]);
  await user.click(retry);
  expect(await screen.findByText(/Firefox/)).toBeVisible();
});

test('offers the file of what is kept', async () => {
  open();
  const region = within(await screen.findByRole('region', { name: 'Copie de mes données' }));
  const link = region.getByRole('link', { name: 'Télécharger' });
  expect(link).toHaveAttribute('href', '/api/v2/users/me/data');
  expect(link).toHaveAttribute('download');
});

const copy = (facts: Partial<OwnDataCopy> = {}): OwnDataCopy => ({
  id: 5,
  state: 'done',
  created_at: '2026-11-25T08:00:00Z',
  expires_at: '2026-12-02T08:00:00Z',
  ...facts,
});

test('a copy is asked for, and said to come by mail', async () => {
  api.post(copies, OwnDataCopy, copy({ state: 'waiting' }));
  const { user } = open();
  const ask = await screen.findByRole('button', { name: 'Recevoir par e-mail' });
  api.get(copies, OwnDataCopies, [copy({ state: 'waiting' })]);
  await user.click(ask);
  expect(await screen.findByText(/En préparation/)).toBeVisible();
  expect(api.calls('post', copies)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /Télécharger la copie/ })).toBeNull();
});

test('a finished copy is downloaded; one that failed says what to do', async () => {
  api.get(copies, OwnDataCopies, [copy(), copy({ id: 4, state: 'failed' })]);
  open();
  const link = await screen.findByRole('link', { name: 'Télécharger la copie du 25/11/2026' });
  expect(link).toHaveAttribute('href', `${copies}/5/file`);
  expect(screen.getByText('Prête, jusqu’au 02/12/2026')).toBeVisible();
  expect(screen.getByText(/n’a pas pu être faite/)).toBeVisible();
});

test('too many copies in a day: the server’s reason is said', async () => {
  api.refuse('post', copies, 429, {
    message: 'Vous avez demandé autant de copies qu’il est permis.',
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Recevoir par e-mail' }));
  expect(await screen.findByText(/autant de copies/)).toBeVisible();
});

/** Settings that the gateway inlines. */
function offer(...socialLogins: string[]) {
  const settings = Object.assign(document.createElement('script'), {
    id: 'site',
    type: 'application/json',
    textContent: JSON.stringify({ socialLogins }),
  });
  document.head.append(settings);
  return () => settings.remove();
}

test('offers to link the providers that open nothing yet', async () => {
  const withdraw = offer('google', 'facebook');
  api.get(social, LinkedAccounts, [{ provider: 'google', linked_at: '2026-11-01T08:00:00Z' }]);
  api.refuse('post', `${social}/facebook`, 409, { message: 'Ce service ne répond pas.' });
  const { user } = open();
  const link = await screen.findByRole('button', { name: 'Relier Facebook' });
  expect(screen.queryByRole('button', { name: 'Relier Google' })).toBeNull();
  await user.click(link);
  expect(await screen.findByText(/Ce service ne répond pas/)).toBeVisible();
  await waitFor(() => expect(link).not.toHaveClass('ant-btn-loading'));
  withdraw();
});

test.each([
  ['linked=google', 'Compte Google relié'],
  ['social=taken', /le compte d’une autre personne/],
])('says how a link ended: ?%s', async (query, text) => {
  open(`?${query}`);
  expect(await screen.findByText(text)).toBeVisible();
});

const linked = [{ provider: 'google' as const, linked_at: '2026-11-01T08:00:00Z' }];

test('unlinks an account of Google once the person is sure', async () => {
  api.get(social, LinkedAccounts, linked);
  api.delete(`${social}/google`, StatusReply, { status: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Délier Google' }));
  const question = within(await screen.findByRole('alertdialog'));
  api.get(social, LinkedAccounts, []);
  await user.click(question.getByRole('button', { name: 'Délier' }));
  expect(await screen.findByText('Compte Google délié')).toBeVisible();
  expect(await screen.findByText(/^Aucun compte Google ou Facebook/)).toBeVisible();
  expect(api.calls('delete', `${social}/google`)).toHaveLength(1);
});

test('the only way to sign in stays, with the server’s reason', async () => {
  api.get(social, LinkedAccounts, linked);
  api.refuse('delete', `${social}/google`, 409, { message: 'C’est votre seul moyen.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Délier Google' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Délier' }));
  expect(await screen.findByText(/C’est votre seul moyen/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Délier Google' })).toBeVisible();
});

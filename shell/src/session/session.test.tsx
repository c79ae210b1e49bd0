import { fetchCurrentUser, http, onSessionExpired, useSession } from '@alumni/shared-auth';
import {
  CurrentUserReply,
  NotificationsReply,
  StatusReply,
  texts,
  type CurrentUser,
} from '@alumni/shared-contract';
import { clearNotifications } from '@alumni/shared-ui/feedback';
import { fakeApi, holdAnswer, type FakeApi } from '@alumni/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import useSWR from 'swr';
import { buildUser, member } from '../testing/people';
import { buildRemote, buildRoute, renderShell } from '../testing/renderShell';

const remotes = [
  buildRemote('mf_a', [
    buildRoute({
      name: 'liste_ancien',
      path: '/admin/students',
      layout: 'member',
      access: 'session',
    }),
    buildRoute({ name: 'home', path: '/' }),
    buildRoute({ name: 'login', path: '/login', access: 'guest' }),
  ]),
];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const other = buildUser({ id: 8, nom: 'ADJOVI' });
const text = { parse: (value: unknown) => value as string };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => {
  api.restore();
  act(clearNotifications);
});

function signedIn(user: CurrentUser | null) {
  api.get('/api/users/current', CurrentUserReply, user ? [user] : []);
  if (user) api.get(`/api/users/notifications/${user.id}`, NotificationsReply, []);
}

/** Like SWR when the network is back. */
const askAgain = () => act(() => void window.dispatchEvent(new Event('online')));

/** What the screen showed at each render. */
let drawn: (string | undefined)[] = [];
function Own() {
  const { data } = useSWR('/api/own', async (key) => (await http.get<string>(key)).data);
  useEffect(() => void drawn.push(data));
  return (
    <>
      <h1>Annuaire</h1>
      <p>{data}</p>
    </>
  );
}

function Login() {
  const { refresh } = useSession();
  return (
    <>
      <h1>Connexion</h1>
      <button onClick={() => void refresh()}>Entrer</button>
    </>
  );
}

const screens = { 'mf_a/Screen_liste_ancien': Own, 'mf_a/Screen_login': Login };

async function openAs(user: CurrentUser) {
  drawn = [];
  signedIn(user);
  api.get('/api/own', text, 'à Koffi');
  const shell = await renderShell(remotes, { path: '/admin/students', screens });
  await screen.findByText('à Koffi');
  return shell;
}

test('after a logout the next person in the tab never sees data of the previous one', async () => {
  const { user } = await openAs(member);
  api.post('/auth/logout', StatusReply, { status: true });
  signedIn(null);
  await user.click(screen.getByRole('button', { name: 'Déconnexion' }));
  await heading('Connexion');
  expect(location.search).toBe('');
  drawn = [];
  signedIn(other);
  const { until, answer } = holdAnswer();
  api.get('/api/own', text, 'à Afi', { until });
  await user.click(screen.getByRole('button', { name: 'Entrer' }));
  await heading('Annuaire');
  expect(screen.queryByText('MENSAH')).toBeNull();
  await act(async () => answer());
  await screen.findByText('à Afi');
  expect(new Set(drawn)).toEqual(new Set([undefined, 'à Afi']));
});

test('drops an answer that arrives after the logout', async () => {
  const { user } = await openAs(member);
  const { until, answer } = holdAnswer();
  api.get('/api/own', text, 'encore à Koffi', { until });
  askAgain();
  await waitFor(() => expect(api.calls('get', '/api/own')).toHaveLength(2));
  api.post('/auth/logout', StatusReply, { status: true });
  signedIn(null);
  await user.click(screen.getByRole('button', { name: 'Déconnexion' }));
  await heading('Connexion');
  await act(async () => answer());
  drawn = [];
  signedIn(other);
  api.get('/api/own', text, 'à Afi');
  await user.click(screen.getByRole('button', { name: 'Entrer' }));
  await screen.findByText('à Afi');
  expect(new Set(drawn)).toEqual(new Set([undefined, 'à Afi']));
});

test('shows the person who signed in meanwhile in another tab', async () => {
  await openAs(member);
  signedIn(other);
  api.get('/api/own', text, 'à Afi');
  // Like SWR when the tab gets the focus.
  await act(() => fetchCurrentUser());
  await screen.findByText('ADJOVI');
  await screen.findByText('à Afi');
  expect(screen.queryByText('à Koffi')).toBeNull();
  expect(screen.queryByText('MENSAH')).toBeNull();
});

test('a failed logout says so, and keeps the person signed in', async () => {
  const { user } = await openAs(member);
  api.refuse('post', '/auth/logout', 500);
  await user.click(screen.getByRole('button', { name: 'Déconnexion' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('vous êtes toujours connecté');
  expect(screen.getByText('à Koffi')).toBeVisible();
  expect(location.pathname).toBe('/admin/students');
  api.cut('post', '/auth/logout');
  await user.click(screen.getByRole('button', { name: 'Déconnexion' }));
  expect(await screen.findByText(/Le réseau ne répond pas/)).toBeVisible();
  expect(location.pathname).toBe('/admin/students');
});

test('shows the notification spelling when the notifications find an expired session', async () => {
  let isOver = false;
  api.get('/api/users/current', CurrentUserReply, () => (isOver ? [] : [member]));
  const stop = onSessionExpired(() => void (isOver = true));
  api.refuse('get', `/api/users/notifications/${member.id}`, 401);
  await renderShell(remotes, { path: '/admin/students', screens });
  await heading('Connexion');
  expect(screen.getByText(texts.sessionExpiredOnNotifications)).toBeVisible();
  expect(screen.queryByText(texts.sessionExpired)).toBeNull();
  expect(location.search).toBe('?next=%2Fadmin%2Fstudents');
  stop();
});

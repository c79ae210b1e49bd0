import {
  CurrentUserReply,
  ErrorReply,
  NotificationSettings,
  NotificationsReply,
  OwnNotificationsReply,
  ReadNotificationsReply,
} from '@alumni/shared-contract';
import { fakeApi, openList, type FakeApi } from '@alumni/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { shellEntry } from '../../composition/own-screens';
import { buildUser } from '../../testing/people';
import { buildRemote, buildRoute, clickAndLoad, renderShell } from '../../testing/renderShell';

const inside = { layout: 'member', access: 'session' } as const;
const remotes = [
  shellEntry,
  buildRemote('mf_directory', [
    buildRoute({ name: 'show_profil', path: '/admin/show_profil', ...inside }),
  ]),
];
const person = buildUser();
const at = '2026-11-20T10:00:00.000Z';
const approved = {
  id: 4,
  type: 'approved',
  title: 'Bienvenue',
  message: 'Votre compte est approuvé',
  route: 'show_profil',
  params: {},
  read_at: null,
  created_at: at,
};
const old = { ...approved, id: 3, title: 'Bonjour', route: 'no_more', read_at: at };
const all = /^\/api\/v2\/notifications(\?|$)/;

function pageOf(data: OwnNotificationsReply['data']['data']): OwnNotificationsReply {
  const unread = data.filter(({ read_at: readAt }) => readAt === null).length;
  const numbers = { current_page: 1, last_page: 1, total: data.length, per_page: 20 };
  return { status: true, data: { ...numbers, data }, unread };
}

const bell = `/api/users/notifications/${person.id}`;
const settings = '/api/v2/users/me/notification-settings';
const defaults = {
  opportunities: 1,
  opportunity_mails: 0,
  weekly_summary: 0,
  member_messages: 1,
  staff_mails: 1,
} as const;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, [person]);
  api.get(bell, NotificationsReply, []);
  api.get(settings, NotificationSettings, defaults);
});
afterEach(() => api.restore());

const open = () => renderShell(remotes, { path: '/admin/notifications' });

test('lists read and unread ones; only what may be opened has a link', async () => {
  api.get(all, OwnNotificationsReply, pageOf([approved, old]));
  await open();
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Bienvenue Non lueVotre compte est approuvé20/11/2026');
  expect(within(first!).getByRole('link', { name: 'Ouvrir Bienvenue' })).toBeVisible();
  expect(second).not.toHaveTextContent('Non lue');
  expect(within(second!).queryByRole('link')).toBeNull();
});

test('opening one marks it as read; all are marked by one button', async () => {
  api.get(all, OwnNotificationsReply, pageOf([approved, old]));
  api.post('/api/v2/notifications/read', ReadNotificationsReply, { status: true, read: 1 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Tout marquer comme lu' }));
  await waitFor(() => expect(sent()).toEqual([{}]));
  await clickAndLoad(screen.getByRole('link', { name: 'Ouvrir Bienvenue' }));
  await screen.findByRole('heading', { level: 1, name: 'Screen_show_profil' });
  await waitFor(() => expect(sent()).toEqual([{}, { ids: [4] }]));
});

const sent = () => api.calls('post', '/api/v2/notifications/read').map(({ body }) => body);

test('shows one state, an empty list, and a failure with a way to try again', async () => {
  api.get(all, OwnNotificationsReply, pageOf([]));
  const { user } = await open();
  expect(await screen.findByText('Aucune notification pour le moment')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tout marquer comme lu' })).toBeDisabled();
  await user.click(await within(await openList(user, 'État')).findByTitle('Lues'));
  await waitFor(() => expect(location.search).toBe('?state=read'));
  expect(await screen.findByText('Rien ne correspond à ces filtres.')).toBeVisible();
  api.get(all, ErrorReply, { message: 'Non' }, { status: 500 });
  await user.click(screen.getByRole('button', { name: 'Actualiser' }));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('the bell leads to all of them', async () => {
  api.get(all, OwnNotificationsReply, pageOf([old]));
  const { user } = await renderShell(remotes, { path: '/admin/show_profil' });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  const entry = await screen.findByRole('menuitem', { name: 'Toutes les notifications' });
  await clickAndLoad(entry);
  expect(await screen.findByRole('heading', { level: 1, name: /^Notifications/ })).toBeVisible();
});

test('the bell asks once the browser is idle, after the first screen', async () => {
  api.get(all, OwnNotificationsReply, pageOf([old]));
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (run) => waiting.push(run);
  try {
    await open();
    await screen.findByRole('article');
    expect(api.calls('get', bell)).toEqual([]);
    act(() => waiting.forEach((run) => run({ didTimeout: false, timeRemaining: () => 50 })));
    await waitFor(() => expect(api.calls('get', bell)).toHaveLength(1));
  } finally {
    // @ts-expect-error jsdom has none.
    delete window.requestIdleCallback;
  }
});

describe('choices', () => {
  beforeEach(() => api.get(all, OwnNotificationsReply, pageOf([])));
  const summary = () => screen.findByRole('switch', { name: 'Résumé de la semaine par e-mail' });

  test('are saved at once, one by one; a member sees no choice of staff', async () => {
    api.put(settings, NotificationSettings, { ...defaults, weekly_summary: 1 });
    const { user } = await open();
    expect(await summary()).not.toBeChecked();
    await user.click(await summary());
    await waitFor(async () => expect(await summary()).toBeChecked());
    expect(api.calls('put', settings).map(({ body }) => body)).toEqual([{ weekly_summary: 1 }]);
    expect(screen.queryByRole('switch', { name: /Demandes et messages/ })).toBeNull();
  });

  test('one that is refused goes back, and is said', async () => {
    api.refuse('put', settings, 500);
    const { user } = await open();
    await user.click(await summary());
    expect(await screen.findByText(/Oups quelque chose/)).toBeVisible();
    await waitFor(async () => expect(await summary()).not.toBeChecked());
  });

  test('staff choose their mails too, and can try again after a failure', async () => {
    api.get('/api/users/current', CurrentUserReply, [{ ...person, id_profil: 2 }]);
    api.refuse('get', settings, 500);
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    api.get(settings, NotificationSettings, defaults);
    await user.click(retry);
    expect(await screen.findByRole('switch', { name: /Demandes et messages/ })).toBeChecked();
  });
});

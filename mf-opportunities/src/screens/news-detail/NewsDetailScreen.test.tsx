import { onSessionExpired } from '@alumni/shared-auth';
import { News, StatusReply } from '@alumni/shared-contract';
import { fakeApi, holdAnswer, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { accountant, buildNews, routes } from '../../testing/factories';
import { NewsDetailScreen } from './NewsDetailScreen';

const one = '/api/actualities/7';
const update = '/api/actualities/update/7';

const open = () =>
  renderScreen(<NewsDetailScreen />, {
    path: '/admin/actualities/7',
    route: routes.detail_actuality,
    routes,
    user: accountant,
  });

const press = (name: string) => screen.findByRole('button', { name });

test('shows the public item, with its state, its author and its actions', async () => {
  const contenu = '<p>Venez <strong>nombreux</strong></p><img src=x onerror="alert(1)">';
  fakeApi().get(one, News, buildNews({ titre: 'Bal : le retour', contenu }));
  open();
  const title = await screen.findByRole('heading', { level: 1, name: /Bal/ });
  expect(title.textContent).toBe('Bal\u00a0: le retour');
  expect((await screen.findByText('nombreux')).tagName).toBe('STRONG');
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(document.querySelector('article img')?.getAttribute('src')).toContain('fete-1600x900');
  expect(screen.getByText('Publiée')).toBeInTheDocument();
  expect(screen.getByText('03-11-2026')).toBeInTheDocument();
  expect(screen.getByText('par ADJO Sena Grâce')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute(
    'href',
    '/admin/update-actualities/7',
  );
});

test('a draft says who can read it, and when it was written', async () => {
  fakeApi().get(one, News, buildNews({ draft: 1, date_publication: null, picture_url: null }));
  open();
  expect(await screen.findByText('Brouillon')).toBeInTheDocument();
  expect(screen.getByText(/lisible par l’équipe seulement/)).toHaveTextContent('02-11-2026');
  expect(document.querySelector('article img')).toBeNull();
});

test.each([
  [1, 'Publier', 'Publiée', '0', 'Remettre en brouillon'],
  [0, 'Remettre en brouillon', 'Brouillon', '1', 'Publier'],
] as const)(
  'from draft %i: %s shows %s at once, even after a double click',
  async (draft, action, state, sent, other) => {
    const api = fakeApi();
    const { until, answer } = holdAnswer();
    const news = buildNews({ draft, date_publication: null });
    api.get(one, News, news);
    api.post(update, StatusReply, { status: true }, { until });
    const { user } = open();
    const button = await press(action);
    await user.dblClick(button);
    expect(await screen.findByText(state)).toBeInTheDocument();
    expect(await press(other)).toHaveFocus();
    api.get(one, News, { ...news, draft: draft === 1 ? 0 : 1 });
    answer();
    expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
    const [form, ...more] = api.calls('post', update).map(({ body }) => body as FormData);
    expect(more).toEqual([]);
    // Fetched when the page opened, and after the change.
    expect(api.calls('get', one)).toHaveLength(2);
    expect(Object.fromEntries(form!.entries())).toEqual({
      titre: news.titre,
      contenu: news.contenu,
      draft: sent,
    });
  },
);

test.each([
  [422, 'Certains champs sont à corriger.', 'Certains champs sont à corriger.'],
  [500, 'Une erreur est survenue.', 'Oups quelque chose s’est mal passé'],
])('restores a refused state (%i), and shows why', async (status, message, expectedText) => {
  const api = fakeApi();
  api.get(one, News, buildNews({ draft: 1, date_publication: null }));
  api.refuse('post', update, status, { message });
  const { user } = open();
  await user.click(await press('Publier'));
  expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
  expect(screen.getByText('Brouillon')).toBeInTheDocument();
  expect(await press('Publier')).toBeEnabled();
});

test('deleting asks first, then opens the list', async () => {
  const api = fakeApi();
  api.get(one, News, buildNews());
  api.delete('/api/actualities/delete/7', StatusReply, { status: true });
  const { user, location } = open();
  await user.click(await press('Supprimer'));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Supprimer l’actualité ?' }),
  );
  expect(question.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(location()).toBe('/admin/actualities');
  expect(api.calls('get', one)).toHaveLength(1);
});

test('a cancelled confirmation keeps the item', async () => {
  const api = fakeApi();
  api.get(one, News, buildNews());
  const { user, location } = open();
  await user.click(await press('Supprimer'));
  await user.click(await press('Annuler'));
  expect(await press('Supprimer')).toHaveFocus();
  expect(api.calls('delete')).toEqual([]);
  expect(location()).toBe('/admin/actualities/7');
});

test('an expired session shows one message, without a second toast', async () => {
  const expired = jest.fn();
  const stop = onSessionExpired(expired);
  const api = fakeApi();
  api.get(one, News, buildNews());
  api.refuse('post', update, 401, { message: 'Connectez-vous.' });
  const { user } = open();
  await user.click(await press('Remettre en brouillon'));
  await waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Publiée')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  stop();
});

test('a deleted item says so; one that fails to load offers a retry', async () => {
  const api = fakeApi();
  api.refuse('get', one, 404);
  const { unmount } = open();
  expect(await screen.findByText('Cette actualité n’existe plus.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir les actualités' })).toHaveAttribute(
    'href',
    '/admin/actualities',
  );
  unmount();
  api.refuse('get', one, 500);
  const { user } = open();
  const retry = await press('Réessayer');
  api.get(one, News, buildNews());
  await user.click(retry);
  expect(await screen.findByText('03-11-2026')).toBeInTheDocument();
});

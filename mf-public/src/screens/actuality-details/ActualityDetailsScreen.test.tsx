import { GuestNewsReply, News } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { buildNews, routes } from '../../testing/factories';
import { ActualityDetailsScreen } from './ActualityDetailsScreen';

const open = () =>
  renderScreen(<ActualityDetailsScreen />, {
    path: '/actualities/1',
    route: '/actualities/:id',
    routes,
  });

test('shows the article, and the link to the others', async () => {
  const api = fakeApi();
  api.get('/api/guest/actualities/1', News, buildNews({ contenu: '<p>Un <em>forum</em>.</p>' }));
  api.get(/limit=5/, GuestNewsReply, [buildNews(), buildNews({ id: 2, titre: 'Une bourse' })]);
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Le forum des métiers' }),
  ).toBeVisible();
  expect(screen.getByText('Publié le 02/11/2026 par Yao Koffi')).toBeVisible();
  const other = await screen.findByRole('link', { name: 'Une bourse' });
  expect(other).toHaveAttribute('href', '/actualities/2');
  expect(screen.queryByRole('link', { name: 'Le forum des métiers' })).toBeNull();
  expect(screen.getByRole('link', { name: 'VOIR TOUT' })).toHaveAttribute('href', '/actualities');
});

test('a deleted article offers no retry', async () => {
  const api = fakeApi();
  api.refuse('get', '/api/guest/actualities/1', 404);
  open();
  expect(await screen.findByText(/n’existe pas ou n’est plus publiée/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});

test('an article that fails to load offers a retry, beside the others', async () => {
  const api = fakeApi();
  api.refuse('get', '/api/guest/actualities/1', 500);
  api.get(/limit=5/, GuestNewsReply, []);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get('/api/guest/actualities/1', News, buildNews());
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Le forum des métiers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'VOIR TOUT' })).toBeVisible();
});

test('cuts the titles of the others at 115 characters, except for screen readers', async () => {
  const long = `${'a'.repeat(115)}bcd`;
  const api = fakeApi();
  api.get('/api/guest/actualities/1', News, buildNews());
  api.get(/limit=5/, GuestNewsReply, [buildNews({ id: 2, titre: long })]);
  open();
  const other = await screen.findByRole('link', { name: long });
  expect(within(other).getByText(`${'a'.repeat(115)}…`)).toBeVisible();
});

import { GuestNewsReply, texts } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { buildNews, routes } from '../../testing/factories';
import { ActualitiesScreen } from './ActualitiesScreen';

const page = (number: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildNews({ id: number * 100 + index, titre: `Page ${number} article ${index}` }),
  );
const open = (path = '/actualities') => renderScreen(<ActualitiesScreen />, { path, routes });

test('shows twelve, and twelve more below on demand; the address keeps count', async () => {
  const api = fakeApi();
  api.get(/page=1/, GuestNewsReply, page(1, 12));
  api.get(/page=2/, GuestNewsReply, page(2, 3));
  const { user, location } = open();
  await user.click(await screen.findByRole('link', { name: 'Voir plus' }));
  expect(await screen.findByText('Page 2 article 0')).toBeVisible();
  expect(screen.getByText('Page 1 article 0')).toBeVisible();
  expect(location()).toBe('/actualities?page=2');
  expect(screen.queryByRole('link', { name: 'Voir plus' })).toBeNull();
});

test('says when there is none, and when they did not come', async () => {
  const api = fakeApi();
  api.refuse('get', /actualities/, 500);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(await screen.findAllByText(texts.requestFailed)).toHaveLength(2);
  api.get(/actualities/, GuestNewsReply, []);
  await user.click(retry);
  expect(await screen.findByText('Aucun résultat')).toBeVisible();
});

test('a network that is gone is said in the page, without a toast', async () => {
  fakeApi().cut('get', /actualities/);
  open();
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getAllByText(texts.requestFailed)).toHaveLength(1);
});

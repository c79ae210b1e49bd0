import { GuestNewsReply, News } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { buildNews, routes } from '../../testing/factories';
import { ActualityDetailsScreen } from './ActualityDetailsScreen';

test('an article has a title, a picture, sanitized HTML, and Articles populaires', async () => {
  const contenu = '<p>Un <em>forum</em>.</p><img src=x onerror="alert(1)">';
  const api = fakeApi();
  api.get(/\/1$/, News, buildNews({ contenu, picture_url: '/files/covers/forum-1600w.webp' }));
  api.get(/limit=5/, GuestNewsReply, [buildNews({ id: 2, titre: 'Une bourse' })]);
  renderScreen(<ActualityDetailsScreen />, {
    path: '/actualities/1',
    route: '/actualities/:id',
    routes,
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Le forum des métiers' }),
  ).toBeVisible();
  const article = screen.getByRole('article');
  expect(article.querySelector('img')?.getAttribute('src')).toContain('/files/covers/forum');
  expect(within(article).getByText('forum').tagName).toBe('EM');
  expect(document.querySelector('[onerror]')).toBeNull();
  const sidebar = screen.getByRole('complementary', { name: 'Articles populaires' });
  expect(await within(sidebar).findByRole('link', { name: 'Une bourse' })).toHaveAttribute(
    'href',
    '/actualities/2',
  );
  expect(within(sidebar).getByRole('link', { name: 'VOIR TOUT' })).toBeVisible();
});

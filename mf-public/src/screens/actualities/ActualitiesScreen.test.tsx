import { GuestNewsPage, texts, type News } from '@alumni/shared-contract';
import { fakeApi, holdAnswer, renderScreen, type FakeCall } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildNews, routes } from '../../testing/factories';
import { ActualitiesScreen } from './ActualitiesScreen';

const list = '/api/guest/actualities';
const firstPage = /sort=-date_publication$/;
const size = 12;

/** Answers like the server, for a given number of news. */
function answerWith(total: number) {
  return ({ params }: FakeCall): GuestNewsPage => {
    const { page, pages } = {
      page: Number(params.page ?? 1),
      pages: Number(params.pages ?? 1),
    };
    const last_page = Math.max(1, Math.ceil(total / size));
    const current_page = Math.max(page, Math.min(page + Math.min(pages, 8) - 1, last_page));
    const all = Array.from({ length: total }, (_, index) => newsNumber(index + 1));
    const data = all.slice((page - 1) * size, current_page * size);
    return { status: true, data: { data, current_page, last_page, total, per_page: size } };
  };
}
const newsNumber = (id: number): News => buildNews({ id, titre: `Article ${id}` });

const open = (path = '/actualities') => renderScreen(<ActualitiesScreen />, { path, routes });
const cards = () => screen.getAllByRole('listitem');
const more = () => screen.queryByRole('link', { name: 'Voir plus' });

test("'Voir plus' fetches the next twelve only, focuses the first of them and announces their number", async () => {
  const api = fakeApi();
  api.get(/actualities/, GuestNewsPage, answerWith(15));
  const { user, location } = open();
  await user.click(await screen.findByRole('link', { name: 'Voir plus' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Article 13' })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('3 actualités de plus, 15 sur 15.');
  expect(cards()).toHaveLength(15);
  expect(location()).toBe('/actualities?page=2');
  expect(more()).toBeNull();
  expect(api.calls('get', list).map(({ params }) => [params.page, params.pages])).toEqual([
    [undefined, undefined],
    ['2', undefined],
  ]);
});

test("a full last page has no 'Voir plus'", async () => {
  fakeApi().get(/actualities/, GuestNewsPage, answerWith(12));
  open();
  expect(await screen.findByRole('link', { name: 'Article 12' })).toBeVisible();
  expect(more()).toBeNull();
});

test('a shared link loads its pages in one call, and does not move the focus', async () => {
  const api = fakeApi();
  api.get(/actualities/, GuestNewsPage, answerWith(40));
  open('/actualities?page=3');
  await waitFor(() => expect(cards()).toHaveLength(36));
  expect(more()).toHaveAttribute('href', '/actualities?page=4');
  expect(api.calls('get', list)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Article 25' })).not.toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([99, 5_000_000])(
  'page %i, past the end, becomes the last one in the same call',
  async (page) => {
    const api = fakeApi();
    api.get(/actualities/, GuestNewsPage, answerWith(15));
    const { location } = open(`/actualities?page=${page}`);
    await waitFor(() => expect(location()).toBe('/actualities?page=2'));
    await waitFor(() => expect(cards()).toHaveLength(15));
    expect(more()).toBeNull();
    expect(api.calls('get', list)).toHaveLength(1);
    expect(Number(api.calls('get', list)[0]?.params.pages)).toBeLessThanOrEqual(1_000_000);
  },
);

test('splits the pages into several calls when one answer cannot hold them', async () => {
  const api = fakeApi();
  api.get(/actualities/, GuestNewsPage, answerWith(200));
  open('/actualities?page=10');
  await waitFor(() => expect(cards()).toHaveLength(120));
  expect(api.calls('get', list)).toHaveLength(2);
});

test('keeps the cards when the next page fails, and offers a retry', async () => {
  const api = fakeApi();
  api.get(firstPage, GuestNewsPage, answerWith(15));
  const { user } = open();
  api.cut('get', /page=2/);
  await user.click(await screen.findByRole('link', { name: 'Voir plus' }));
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Article 1' })).toBeVisible();
  api.get(/page=2/, GuestNewsPage, answerWith(15));
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Article 13' })).toHaveFocus());
});

test('keeps the cards while the next page loads, and ignores a second tap', async () => {
  const api = fakeApi();
  api.get(firstPage, GuestNewsPage, answerWith(30));
  const { user } = open();
  const link = await screen.findByRole('link', { name: 'Voir plus' });
  const { until, answer } = holdAnswer();
  api.get(/page=2/, GuestNewsPage, answerWith(30), { until });
  await user.dblClick(link);
  expect(screen.getByRole('link', { name: 'Article 1' })).toBeVisible();
  answer();
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(api.calls('get', list)).toHaveLength(2);
});

test('shows a text when there are none, and another when loading fails', async () => {
  const api = fakeApi();
  api.refuse('get', /actualities/, 500);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(await screen.findAllByText(texts.requestFailed)).toHaveLength(2);
  api.get(/actualities/, GuestNewsPage, answerWith(0));
  await user.click(retry);
  expect(await screen.findByText('Aucun résultat')).toBeVisible();
});

test('shows the offline text in the page, without a toast', async () => {
  fakeApi().cut('get', /actualities/);
  open();
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getAllByText(texts.requestFailed)).toHaveLength(1);
});

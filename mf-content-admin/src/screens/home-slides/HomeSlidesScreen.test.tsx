import { SlidesReply, StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { accountant, buildSlides } from '../../testing/factories';
import { HomeSlidesScreen } from './HomeSlidesScreen';

const root = '/api/v2/home-slides';
const list = /^\/api\/v2\/home-slides\?/;

function open(count: number, api: FakeApi = fakeApi()) {
  api.get(list, SlidesReply, buildSlides(count));
  const { user } = renderScreen(<HomeSlidesScreen />, {
    path: '/admin/home-slides',
    routes: { list_of_home_slides: '/admin/home-slides' },
    user: accountant,
  });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return { api, user, press };
}

const rows = () => screen.findAllByRole('listitem');

test('a slide shows its title and twenty graphemes of its subtitle', async () => {
  open(4);
  const [first] = await rows();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Slides - Accueil (4)');
  expect(within(first!).getByRole('heading', { name: 'Slide 1' })).toBeInTheDocument();
  expect(within(first!).getByText('Le réseau des ancien…')).toBeInTheDocument();
});

test.each([
  [4, 4],
  [3, 0],
  [1, 0],
])('of %i slides, %i can be deleted', async (count, deletable) => {
  open(count);
  await rows();
  expect(screen.queryAllByRole('button', { name: /^Supprimer/ })).toHaveLength(deletable);
  expect(screen.getAllByRole('button', { name: /^Modifier/ })).toHaveLength(count);
});

test('deleting asks, then refetches the list without the slide', async () => {
  const { api, press, user } = open(4);
  await rows();
  api.delete(`${root}/2`, StatusReply, { status: true });
  api.get(list, SlidesReply, buildSlides(3));
  await press('Supprimer « Slide 2 »');
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Supprimer/ })).not.toBeInTheDocument();
});

test('a refused delete shows why', async () => {
  const { api, press, user } = open(4);
  await rows();
  api.refuse('delete', `${root}/2`, 409, { message: 'Il doit rester au moins 3 slides.' });
  await press('Supprimer « Slide 2 »');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Il doit rester au moins 3 slides.')).toBeInTheDocument();
});

test('shows different states for an empty list and a failure', async () => {
  const { unmount } = renderEmpty();
  expect(await screen.findByText('Aucun résultat')).toBeInTheDocument();
  unmount();
  const api = fakeApi();
  api.refuse('get', list, 500);
  const { user } = renderScreen(<HomeSlidesScreen />, { path: '/admin/home-slides' });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get(list, SlidesReply, buildSlides(3));
  await user.click(retry);
  expect(await rows()).toHaveLength(3);
});

function renderEmpty() {
  fakeApi().get(list, SlidesReply, buildSlides(0));
  return renderScreen(<HomeSlidesScreen />, { path: '/admin/home-slides' });
}

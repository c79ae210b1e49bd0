import { News, StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { accountant, buildNews, routes } from '../../testing/factories';
import { decodePictures, picture } from '../../testing/picture-decoding';
import { NewsUpdateScreen } from './NewsUpdateScreen';

const one = '/api/actualities/7';
const update = '/api/actualities/update/7';

const open = () =>
  renderScreen(<NewsUpdateScreen />, {
    path: '/admin/update-actualities/7',
    route: routes.actuality_update,
    routes,
    user: accountant,
  });

test('fills the fields with the current values; saves a correction and opens the item', async () => {
  const api = fakeApi();
  const contenu = '<p>Un soir.</p><p>À Lomé.</p>';
  api.get(one, News, buildNews({ titre: 'Bal', contenu, draft: 1 }));
  api.post(update, StatusReply, { status: true });
  const { user, location } = open();
  const title = await screen.findByLabelText(/^Titre/);
  expect(title).toHaveValue('Bal');
  expect(screen.getByLabelText(/^Contenu/)).toHaveValue('Un soir.\n\nÀ Lomé.');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Brouillon',
    'Publier',
  ]);
  expect(screen.getByRole('radio', { name: 'Brouillon' })).toBeChecked();
  expect(document.querySelector('form img')?.getAttribute('src')).toContain('fete-1600x900');
  await user.type(title, ' des anciens');
  await user.click(screen.getByRole('radio', { name: 'Publier' }));
  await user.dblClick(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(location()).toBe('/admin/actualities/7');
  const [form, ...more] = api.calls('post', update).map(({ body }) => body as FormData);
  expect(more).toEqual([]);
  expect(Object.fromEntries(form!.entries())).toEqual({
    titre: 'Bal des anciens',
    contenu,
    draft: '0',
  });
});

test('another picture replaces the current one', async () => {
  decodePictures();
  const api = fakeApi();
  api.get(one, News, buildNews());
  api.post(update, StatusReply, { status: true });
  const { user } = open();
  await screen.findByLabelText(/^Titre/);
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, picture());
  await waitFor(() => expect(document.querySelector('form img')).toHaveAttribute('src', 'blob:1'));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  const form = api.calls('post', update)[0]?.body as FormData;
  expect(form.get('picture')).toHaveProperty('name', 'fete.png');
});

test.each([400, 422])('shows the errors of a %i under their four fields', async (status) => {
  const api = fakeApi();
  api.get(one, News, buildNews());
  api.refuse('post', update, status, {
    message: 'Certains champs sont à corriger.',
    errors: {
      titre: ['Ce titre est déjà pris.'],
      contenu: ['Ce champ est obligatoire.'],
      draft: ['Choisissez une des valeurs proposées.'],
      picture: ['Vous devez sélectionner une image '],
    },
  });
  const { user } = open();
  const title = await screen.findByLabelText(/^Titre/);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(title).toHaveAccessibleDescription('Ce titre est déjà pris.'));
  expect(screen.getByLabelText(/^Contenu/)).toHaveAccessibleDescription(/Ce champ est obligatoire/);
  expect(screen.getByRole('radiogroup', { name: /^Publication/ })).toHaveAccessibleDescription(
    /Choisissez/,
  );
  expect(screen.getByRole('button', { name: /^Changer l’image/ })).toHaveAccessibleDescription(
    /Vous devez sélectionner une image/,
  );
});

test('a deleted item says so instead of a form; one that fails to load offers a retry', async () => {
  const api = fakeApi();
  api.refuse('get', one, 404);
  const { unmount } = open();
  expect(await screen.findByText('Cette actualité n’existe plus.')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Titre/)).not.toBeInTheDocument();
  unmount();
  api.refuse('get', one, 500);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get(one, News, buildNews());
  await user.click(retry);
  expect(await screen.findByLabelText(/^Titre/)).toBeInTheDocument();
});

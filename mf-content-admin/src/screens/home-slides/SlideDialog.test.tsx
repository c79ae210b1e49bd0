import { SlidesReply, StatusReply } from '@alumni/shared-contract';
import { decodePictures, fakeApi, picture, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { accountant, buildSlide, buildSlides } from '../../testing/factories';

import { HomeSlidesScreen } from './HomeSlidesScreen';

const root = '/api/v2/home-slides';

async function open(button: string) {
  const api = fakeApi();
  const slide = buildSlide({ id: 5 });
  api.get(/^\/api\/v2\/home-slides\?/, SlidesReply, { ...buildSlides(1), slides: [slide] });
  const { user } = renderScreen(<HomeSlidesScreen />, {
    path: '/admin/home-slides',
    user: accountant,
  });
  await screen.findByRole('listitem');
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  return { api, user, dialog, save };
}

beforeEach(decodePictures);

test('a new slide without a picture shows an error, and is not sent', async () => {
  const { api, dialog, save } = await open('Ajouter un slide');
  await save();
  expect(dialog.getByText('Veuillez ajouter une image de couverture.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Titre/)).toBeInvalid();
  expect(api.calls('post')).toEqual([]);
});

test('refuses a file that is not a picture at once', async () => {
  const { dialog, user } = await open('Ajouter un slide');
  const file = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
  const input = dialog.getByLabelText(/^Image de couverture/);
  input.removeAttribute('accept');
  await user.upload(input, file);
  expect(await dialog.findByText('Vous devez sélectionner une image')).toBeInTheDocument();
});

test('sends a new slide with its picture, then closes', async () => {
  const { api, dialog, user, save } = await open('Ajouter un slide');
  api.post(root, StatusReply, { status: true }, { status: 201 });
  await user.upload(dialog.getByLabelText(/^Image de couverture/), picture());
  await user.type(dialog.getByLabelText(/^Titre/), 'Trois pays');
  await user.type(dialog.getByLabelText(/^Sous-titre/), 'Une famille');
  await user.type(dialog.getByLabelText(/^Description/), 'De Lomé à Libreville.');
  await save();
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const form = api.calls('post', root)[0]?.body as FormData;
  expect(form.get('title')).toBe('Trois pays');
  expect(form.get('subtitle')).toBe('Une famille');
  expect(form.get('description')).toBe('De Lomé à Libreville.');
  expect(form.get('cover_picture')).toHaveProperty('name', 'accueil.png');
});

test('shows the errors of a 400 under their fields, until those are edited', async () => {
  const { api, dialog, user, save } = await open('Modifier « Ensemble on va plus loin »');
  api.refuse('post', `${root}/5`, 400, {
    message: 'Certains champs sont à corriger.',
    errors: { title: ['Ce titre est déjà pris.'], subtitle: ['Trop court.'] },
  });
  await save();
  expect(await dialog.findByText('Ce titre est déjà pris.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Titre/), ' !');
  expect(dialog.queryByText('Ce titre est déjà pris.')).not.toBeInTheDocument();
  expect(dialog.getByText('Trop court.')).toBeInTheDocument();
});

test('a change without a new picture keeps the current one', async () => {
  const { api, dialog, user, save } = await open('Modifier « Ensemble on va plus loin »');
  api.post(`${root}/5`, StatusReply, { status: true });
  await user.type(dialog.getByLabelText(/^Titre/), ' !');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const form = api.calls('post', `${root}/5`)[0]?.body as FormData;
  expect(form.get('title')).toBe('Ensemble on va plus loin !');
  expect(form.has('cover_picture')).toBe(false);
});

test('closing with typed text asks first', async () => {
  const { dialog, user } = await open('Ajouter un slide');
  await user.type(dialog.getByLabelText(/^Titre/), 'Trois');
  await user.click(dialog.getByRole('button', { name: 'Fermer' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Annuler' }));
  expect(dialog.getByLabelText(/^Titre/)).toHaveValue('Trois');
  await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  await user.click(
    within(await screen.findByRole('alertdialog'))
      .getAllByRole('button', { name: 'Fermer' })
      .at(-1)!,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

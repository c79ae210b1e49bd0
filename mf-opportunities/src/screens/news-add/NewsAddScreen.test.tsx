import { onSessionExpired } from '@alumni/shared-auth';
import { NewsCreatedReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { accountant, routes } from '../../testing/factories';
import { decodePictures, picture } from '../../testing/picture-decoding';
import { NewsAddScreen } from './NewsAddScreen';

const create = '/api/actualities/create';

beforeEach(decodePictures);

function open() {
  const { user, location, navigate } = renderScreen(<NewsAddScreen />, {
    path: '/admin/add/actualities',
    routes,
    user: accountant,
  });
  const fill = async () => {
    await user.type(screen.getByLabelText(/^Titre/), 'Bal des anciens');
    await user.type(screen.getByLabelText(/^Contenu/), 'Un soir.{Enter}{Enter}À Lomé.');
  };
  const publish = () => user.click(screen.getByRole('button', { name: 'Publier' }));
  return { user, location, navigate, fill, publish };
}

const pictureInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

test('has the fields of the description: ten rows, published at once by default', () => {
  fakeApi();
  open();
  expect(screen.getByLabelText(/^Contenu/)).toHaveAttribute('rows', '10');
  expect(screen.getByRole('radio', { name: 'Tout de suite' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Plus tard (brouillon)' })).not.toBeChecked();
});

test('sends a complete form once, with its picture, and opens the item', async () => {
  const api = fakeApi();
  api.post(create, NewsCreatedReply, { status: true, id: 31 });
  const { fill, user, location } = open();
  await fill();
  await user.click(screen.getByRole('radio', { name: 'Plus tard (brouillon)' }));
  await user.upload(pictureInput(), picture());
  await waitFor(() => expect(document.querySelector('img[src="blob:1"]')).toBeInTheDocument());
  await user.dblClick(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(location()).toBe('/admin/actualities/31');
  const [form, ...more] = api.calls('post').map(({ body }) => body as FormData);
  expect(more).toEqual([]);
  const { picture: file, ...fields } = Object.fromEntries(form!.entries());
  expect(fields).toEqual({
    titre: 'Bal des anciens',
    contenu: '<p>Un soir.</p><p>À Lomé.</p>',
    draft: '1',
  });
  expect(file).toHaveProperty('name', 'fete.png');
});

test('does not send an empty form, and focuses the first missing field', async () => {
  const api = fakeApi();
  const { publish } = open();
  await publish();
  const title = screen.getByLabelText(/^Titre/);
  expect(title).toHaveFocus();
  expect(title).toHaveAccessibleDescription(/obligatoire/);
  expect(screen.getByLabelText(/^Contenu/)).toBeInvalid();
  expect(api.calls('post')).toEqual([]);
});

test('refuses a file that is not a picture, and blocks the form', async () => {
  const api = fakeApi();
  const { fill, user, publish } = open();
  await fill();
  const input = pictureInput();
  input.removeAttribute('accept');
  await user.upload(input, new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/Vous devez sélectionner une image/)).toBeInTheDocument();
  await publish();
  expect(api.calls('post')).toEqual([]);
});

test('shows the errors of a 400 under their fields, until each field is edited', async () => {
  const api = fakeApi();
  api.refuse('post', create, 400, {
    message: 'Certains champs sont à corriger.',
    errors: {
      titre: ['Ce titre est déjà pris.', 'Autre.'],
      contenu: ['Au plus 50000 caractères.'],
      draft: ['Choisissez une des valeurs proposées.'],
      picture: ['Vous devez sélectionner une image '],
    },
  });
  const { fill, user, publish } = open();
  await fill();
  await publish();
  const title = screen.getByLabelText(/^Titre/);
  await waitFor(() => expect(title).toHaveAccessibleDescription('Ce titre est déjà pris.'));
  // The form moves the focus in the render after.
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByLabelText(/^Contenu/)).toHaveAccessibleDescription(/Au plus 50000/);
  expect(screen.getByText('Choisissez une des valeurs proposées.')).toBeInTheDocument();
  expect(screen.getByText(/Vous devez sélectionner une image/)).toBeInTheDocument();
  await user.type(title, ' !');
  expect(screen.queryByText('Ce titre est déjà pris.')).not.toBeInTheDocument();
  expect(screen.getByText(/Au plus 50000/)).toBeInTheDocument();
  expect(title).toHaveValue('Bal des anciens !');
});

test.each([
  [413, 'L’image est trop lourde.', 'L’image est trop lourde.'],
  [500, 'Une erreur est survenue.', 'Oups quelque chose s’est mal passé'],
])(
  'a failure without field errors (%i) shows a toast, and keeps the input',
  async (status, message, expectedText) => {
    fakeApi().refuse('post', create, status, { message });
    const { fill, publish } = open();
    await fill();
    await publish();
    expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
    expect(screen.getByLabelText(/^Titre/)).toHaveValue('Bal des anciens');
  },
);

test('asks before leaving typed text', async () => {
  fakeApi();
  const { fill, user, location } = open();
  await fill();
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  await user.click(await screen.findByRole('button', { name: 'Rester' }));
  expect(location()).toBe('/admin/add/actualities');
  expect(screen.getByLabelText(/^Titre/)).toHaveValue('Bal des anciens');
});

test('an expired session shows one message, without a second toast', async () => {
  const expired = jest.fn();
  const stop = onSessionExpired(expired);
  fakeApi().refuse('post', create, 401, { message: 'Connectez-vous.' });
  const { fill, publish } = open();
  await fill();
  await publish();
  await waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  stop();
});

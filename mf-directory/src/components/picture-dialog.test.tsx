import { Alumnus, StatusReply } from '@alumni/shared-contract';
import { decodePictures, fakeApi, picture, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildAlumnus, buildUser } from '../testing/factories';
import { PictureDialog } from './PictureDialog';

const upload = '/api/users/picture/10';

beforeEach(() => {
  decodePictures();
  // Small enough to skip shrinking: jsdom has no canvas.
  const bitmap = { width: 400, height: 400, close: () => undefined };
  Object.assign(window, { createImageBitmap: async () => bitmap });
});

async function open() {
  const api = fakeApi();
  api.get('/api/users/profil/10', Alumnus, buildAlumnus());
  const onClose = jest.fn();
  const { user } = renderScreen(<PictureDialog onClose={onClose} />, {
    user: buildUser({ id: 10 }),
  });
  await screen.findByRole('dialog', { name: 'Changer la photo' });
  const save = () => user.click(screen.getByRole('button', { name: 'Changer la photo' }));
  const choose = () =>
    user.upload(document.querySelector<HTMLInputElement>('[type=file]')!, picture());
  return { api, onClose, save, choose };
}

test('without a file shows the text of the description, and sends nothing', async () => {
  const { api, save } = await open();
  expect(screen.getByText('500x500px max')).toBeVisible();
  await save();
  expect(await screen.findByText('Vous devez fournir une photo de profil')).toBeVisible();
  expect(api.calls('post')).toEqual([]);
});

test('sends the photo in the field picture', async () => {
  const { api, onClose, save, choose } = await open();
  api.post(upload, StatusReply, { status: true });
  await choose();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const form = api.calls('post', upload)[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['picture']);
});

test("shows the server's message when a photo is refused (422)", async () => {
  const { api, onClose, save, choose } = await open();
  const errors = { picture: ['Cette image ne peut pas être lue.'] };
  api.refuse('post', upload, 422, { message: 'Refusé.', errors });
  await choose();
  await save();
  expect(await screen.findByText('Cette image ne peut pas être lue.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

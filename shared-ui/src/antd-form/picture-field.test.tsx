import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form } from '../form/Form';
import { holdAnswer } from '../testing/holdAnswer';
import { renderScreen } from '../testing/renderScreen';
import { PictureField } from './PictureField';
import { SubmitButton } from './SubmitButton';

function show(fields: ReactNode, initialValues: object = {}) {
  const onSubmit = jest.fn((_values: object) => Promise.resolve());
  const { user } = renderScreen(
    <Form initialValues={initialValues} onSubmit={onSubmit}>
      {fields}
      <SubmitButton>Envoyer</SubmitButton>
    </Form>,
  );
  const sent = async () => {
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls[0]![0];
  };
  return { user, sent, onSubmit };
}

test('requires a picture and refuses other files, with the texts of the product', async () => {
  const { user, onSubmit } = show(
    <PictureField name="cover_picture" label="Couverture" required />,
  );
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByText('Veuillez ajouter une image de couverture.')).toBeInTheDocument();
  const text = new File(['x'], 'x.svg', { type: 'image/svg+xml' });
  fireEvent.change(screen.getByLabelText(/^Couverture/), { target: { files: [text] } });
  expect(await screen.findByText('Vous devez sélectionner une image')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a file of a wrong type blocks the form until it is removed or replaced', async () => {
  const { user, sent, onSubmit } = show(
    <PictureField name="picture" label="Photo" current="/files/photo.webp" />,
  );
  const button = screen.getByRole('button', { name: /^Changer l’image/ });
  const choose = (type: string) =>
    fireEvent.change(screen.getByLabelText('Photo'), {
      target: { files: [new File(['x'], 'x', { type })] },
    });
  choose('application/pdf');
  await waitFor(() => expect(button).toHaveAccessibleDescription(/une image/));
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(button).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Retirer l’image choisie' }));
  expect(button).toHaveFocus();
  expect(button).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('button', { name: /Retirer/ })).not.toBeInTheDocument();
  expect(await sent()).toEqual({ picture: null });
});

test('a form that is submitted while the picture is being shrunk is sent when it is ready', async () => {
  const { until, answer } = holdAnswer();
  const bitmap = { width: 10, height: 10, close: () => {} };
  Object.assign(window, { createImageBitmap: () => until.then(() => bitmap) });
  const { user, onSubmit } = show(<PictureField name="picture" label="Photo" />);
  const photo = new File(['x'], 'x.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [photo] } });
  const button = screen.getByRole('button', { name: /image \(Photo\)$/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(button).toHaveAccessibleDescription(/l’envoi suit dans un instant/);
  expect(onSubmit).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ picture: photo });
});

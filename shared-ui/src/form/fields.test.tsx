import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { holdAnswer } from '../testing/holdAnswer';
import { renderScreen } from '../testing/renderScreen';
import { CheckboxField, MultiSelectField, RadioField } from './ChoiceFields';
import { Form } from './Form';
import { PasswordField } from './PasswordField';
import { PictureField } from './PictureField';
import { SubmitButton } from './SubmitButton';
import { SelectField, YearField } from './SelectField';
import { PhoneField, TextField } from './TextField';
import { useFormValue } from './useFormValue';

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

test('a select keeps the type of its values, a year is a number', async () => {
  const { user, sent } = show(
    <>
      <SelectField name="id_diplome" label="Diplôme" options={[{ value: 7, label: 'Licence' }]} />
      <YearField name="start_year" label="Début" />
    </>,
  );
  await user.selectOptions(screen.getByLabelText('Diplôme'), 'Licence');
  await user.selectOptions(screen.getByLabelText('Début'), '1994');
  expect(await sent()).toEqual({ id_diplome: 7, start_year: 1994 });
});

test('binds radios, a list of checkboxes, and a checkbox with values of its own', async () => {
  const { user, sent } = show(
    <>
      <RadioField name="sexe" label="Sexe" options={['F', 'M']} />
      <MultiSelectField name="esgis" label="Campus" options={['Bénin', 'Gabon', 'Togo']} />
      <CheckboxField name="status" label="J’accepte" on="accepted" off="not_accepted" />
    </>,
    { esgis: ['Togo'] },
  );
  await user.click(screen.getByRole('radio', { name: 'M' }));
  await user.click(screen.getByRole('checkbox', { name: 'Bénin' }));
  await user.click(screen.getByRole('checkbox', { name: 'J’accepte' }));
  expect(await sent()).toEqual({ sexe: 'M', esgis: ['Bénin', 'Togo'], status: 'accepted' });
});

test('a phone keeps its leading zeros and asks for the numeric keyboard', async () => {
  const { user, sent } = show(<PhoneField name="telephone" label="Téléphone" />);
  const box = screen.getByLabelText('Téléphone');
  expect(box).toHaveAttribute('type', 'tel');
  expect(box).toHaveAttribute('inputmode', 'tel');
  await user.type(box, '0022890123456');
  expect(await sent()).toEqual({ telephone: '0022890123456' });
});

test("a phone follows the server's rule: its prefix or the country of residence decides", async () => {
  const { user, onSubmit, sent } = show(
    <>
      <TextField name="pays_residence" label="Pays de résidence" />
      <PhoneField name="telephone" label="Téléphone" />
    </>,
  );
  const box = screen.getByLabelText('Téléphone');
  await user.type(box, '97 12 34 56');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(/choisissez d’abord le pays de résidence/);
  await user.type(screen.getByLabelText('Pays de résidence'), 'Bénin');
  await waitFor(() => expect(box).not.toHaveAccessibleDescription());
  await user.type(box, '7');
  expect(box).toHaveAccessibleDescription(/Ce numéro de téléphone n’est pas valide/);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(box, '{Backspace}');
  expect(await sent()).toEqual({ pays_residence: 'Bénin', telephone: '97 12 34 56' });
});

test('a password can be shown', async () => {
  const { user } = show(
    <PasswordField name="password" label="Mot de passe" autoComplete="new-password" />,
  );
  const box = screen.getByLabelText('Mot de passe');
  expect(box).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(box).toHaveAttribute('type', 'text');
});

test('a disabled submit button shows the reason, and is enabled when the reason is gone', async () => {
  function Accept() {
    const accepted = useFormValue<boolean>('ok');
    return <SubmitButton reason={!accepted && 'Acceptez les conditions.'}>S’inscrire</SubmitButton>;
  }
  const { user } = show(
    <>
      <CheckboxField name="ok" label="J’accepte" />
      <Accept />
    </>,
  );
  const button = screen.getByRole('button', { name: 'S’inscrire' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Acceptez les conditions.');
  await user.click(screen.getByRole('checkbox'));
  expect(button).toBeEnabled();
});

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
  const input = screen.getByLabelText('Photo');
  const choose = (type: string) =>
    fireEvent.change(input, { target: { files: [new File(['x'], 'x', { type })] } });
  choose('application/pdf');
  await waitFor(() => expect(input).toHaveAccessibleDescription(/une image/));
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(input).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Retirer l’image choisie' }));
  expect(input).toHaveFocus();
  expect(input).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('button', { name: /Retirer/ })).not.toBeInTheDocument();
  expect(await sent()).toEqual({ picture: null });
});

test('blocks the form while the picture is being shrunk', async () => {
  const { until, answer } = holdAnswer();
  const bitmap = { width: 10, height: 10, close: () => {} };
  Object.assign(window, { createImageBitmap: () => until.then(() => bitmap) });
  const { user, sent, onSubmit } = show(<PictureField name="picture" label="Photo" />);
  const input = screen.getByLabelText('Photo');
  const photo = new File(['x'], 'x.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [photo] } });
  expect(screen.getByText('Préparation de l’image…')).toBeInTheDocument();
  expect(input).not.toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(input).toHaveAccessibleDescription(/enregistrez dans un instant/);
  expect(onSubmit).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(input).not.toBeInvalid());
  expect(await sent()).toEqual({ picture: photo });
});

test('shows the upload progress, and can cancel the upload without an error', async () => {
  const { user } = renderScreen(
    <Form
      onSubmit={(_values, { signal, onUploadProgress }) => {
        onUploadProgress({ loaded: 30, total: 120 });
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        );
      }}
    >
      <PictureField name="picture" label="Photo" shape="portrait" />
      <SubmitButton>Envoyer</SubmitButton>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByRole('progressbar')).toHaveValue(0.25);
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

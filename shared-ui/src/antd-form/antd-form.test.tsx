import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form } from '../form/Form';
import { decodePictures, picture } from '../testing/picture-decoding';
import { renderScreen } from '../testing/renderScreen';
import { CalendarField } from './CalendarField';
import { CheckboxField } from './CheckboxField';
import { DateField } from './DateField';
import { EmailField } from './EmailField';
import { MultiSelectField } from './MultiSelectField';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { PictureField } from './PictureField';
import { RadioField } from './RadioField';
import { SubmitButton } from './SubmitButton';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

const roles = [
  { value: 2, label: 'Administrateur' },
  { value: 3, label: 'Comptable' },
];

/** A form with these fields; `sent` holds the submitted values. */
function show(fields: ReactNode, initialValues = {}) {
  const sent = jest.fn((_values: object) => Promise.resolve());
  const { user } = renderScreen(
    <Form onSubmit={sent} initialValues={initialValues} guard={false}>
      {fields}
      <SubmitButton>Enregistrer</SubmitButton>
    </Form>,
  );
  const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return { user, sent, save, values: () => sent.mock.calls[0]?.[0] };
}

test.each([
  ['a text', <TextField key="f" name="f" label="Champ" hint="Aide" required />],
  ['an e-mail', <EmailField key="f" name="f" label="Champ" hint="Aide" required />],
  [
    'a text of several lines',
    <TextAreaField key="f" name="f" label="Champ" hint="Aide" required />,
  ],
  ['a date', <DateField key="f" name="f" label="Champ" hint="Aide" required />],
  ['a calendar', <CalendarField key="f" name="f" label="Champ" hint="Aide" required />],
])('%s left empty shows an error under its label, and gets the focus', async (_what, field) => {
  const { save, sent } = show(field);
  expect(screen.getByLabelText(/^Champ/)).toHaveAccessibleDescription('Aide');
  await save();
  const control = screen.getByLabelText(/^Champ/);
  expect(control).toHaveAccessibleDescription(/Aide.*Ce champ est obligatoire/);
  expect(control).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(screen.getByLabelText(/^Champ/)).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();
});

test('submits texts and a radio with the values of their options', async () => {
  const { user, save, values } = show(
    <>
      <TextField name="titre" label="Titre" />
      <TextAreaField name="contenu" label="Contenu" rows={10} />
      <RadioField
        name="draft"
        label="Publication"
        options={[
          { value: 0, label: 'Tout de suite' },
          { value: 1, label: 'Plus tard (brouillon)' },
        ]}
      />
    </>,
  );
  await user.type(screen.getByLabelText('Titre'), 'Fête');
  await user.type(screen.getByLabelText('Contenu'), 'Venez');
  await user.click(screen.getByRole('radio', { name: 'Plus tard (brouillon)' }));
  await save();
  expect(values()).toEqual({ titre: 'Fête', contenu: 'Venez', draft: 1 });
});

test('an unanswered radio group shows its error, and its first radio gets the focus', async () => {
  const { save } = show(<RadioField name="role" label="Rôle" options={roles} required />);
  await save();
  const group = screen.getByRole('radiogroup', { name: /^Rôle/ });
  expect(group).toHaveAccessibleDescription(/obligatoire/);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Administrateur' })).toHaveFocus());
});

const dates = [
  ['a date', DateField],
  ['a calendar', CalendarField],
] as const;

test('its button replaces the typed date with the calendar, open; a day is chosen there', async () => {
  const { user, save, values } = show(<DateField name="date" label="Date" />);
  expect(screen.getByLabelText('Date')).toHaveAttribute('inputmode', 'numeric');
  await user.type(screen.getByLabelText('Date'), '31/12/2026');
  expect(calendar()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ouvrir le calendrier' }));
  await waitFor(() => expect(calendar()).not.toBeNull());
  expect(screen.getByLabelText('Date')).toHaveValue('31/12/2026');
  expect(screen.getByLabelText('Date')).toHaveFocus();
  await user.click(await screen.findByTitle('2026-12-24'));
  await save();
  expect(values()).toEqual({ date: '2026-12-24' });
});

const calendar = () => document.querySelector('.ant-picker');

test.each(dates)('types %s as JJ/MM/AAAA and submits YYYY-MM-DD', async (_what, Field) => {
  const { user, save, values } = show(<Field name="date" label="Date" />);
  await user.type(screen.getByLabelText('Date'), '31/12/2026');
  await user.tab();
  await save();
  expect(values()).toEqual({ date: '2026-12-31' });
});

test.each(dates)(
  'keeps the invalid date %s in the input with its message',
  async (_what, Field) => {
    const { user, save, sent } = show(<Field name="date" label="Date" />);
    await user.type(screen.getByLabelText('Date'), '31/02/2026');
    await user.tab();
    await save();
    expect(screen.getByLabelText('Date')).toHaveValue('31/02/2026');
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(/JJ\/MM\/AAAA/);
    expect(sent).not.toHaveBeenCalled();
  },
);

test('chooses, previews and removes a picture; the focus stays on the choose button', async () => {
  decodePictures();
  const { user, save, values } = show(<PictureField name="picture" label="Image" />);
  const file = picture();
  await user.upload(screen.getByLabelText('Image'), file);
  await user.click(await screen.findByRole('button', { name: 'Retirer l’image choisie' }));
  expect(screen.getByRole('button', { name: /^Choisir une image/ })).toHaveFocus();
  await user.upload(screen.getByLabelText('Image'), file);
  expect(await screen.findByRole('button', { name: /^Changer l’image/ })).toBeInTheDocument();
  await save();
  expect(values()).toEqual({ picture: expect.objectContaining({ name: 'accueil.png' }) as File });
});

test('a file that is not a picture blocks the form; its message describes the focused button', async () => {
  const { save, sent } = show(<PictureField name="picture" label="Image" />);
  const text = new File(['texte'], 'note.txt', { type: 'text/plain' });
  fireEvent.change(screen.getByLabelText('Image'), { target: { files: [text] } });
  const button = screen.getByRole('button', { name: /^Choisir une image/ });
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(/Vous devez sélectionner une image/),
  );
  await save();
  await waitFor(() => expect(button).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();
});

test('shows the upload progress, and can cancel the upload', async () => {
  const { user } = renderScreen(
    <Form
      onSubmit={(_values, { signal, onUploadProgress }) => {
        onUploadProgress({ loaded: 30, total: 120 });
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        );
      }}
    >
      <PictureField name="picture" label="Photo" />
      <SubmitButton>Envoyer</SubmitButton>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a phone keeps its leading zeros and asks for the numeric keyboard', async () => {
  const { user, save, values } = show(<PhoneField name="telephone" label="Téléphone" />);
  const box = screen.getByLabelText('Téléphone');
  expect(box).toHaveAttribute('type', 'tel');
  expect(box).toHaveAttribute('inputmode', 'tel');
  await user.type(box, '0022890123456');
  await save();
  expect(values()).toEqual({ telephone: '0022890123456' });
});

test('a password can be shown', async () => {
  const { user } = show(
    <PasswordField name="password" label="Mot de passe" autoComplete="new-password" />,
  );
  const box = screen.getByLabelText('Mot de passe');
  expect(box).toHaveAttribute('type', 'password');
  expect(box).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('button', { name: 'Afficher' }));
  expect(box).toHaveAttribute('type', 'text');
});

test('binds a list of checkboxes, and a checkbox with values of its own', async () => {
  const { user, save, values } = show(
    <>
      <MultiSelectField name="esgis" label="Campus" options={['Bénin', 'Gabon', 'Togo']} />
      <CheckboxField name="status" label="J’accepte" on="accepted" off="not_accepted" />
    </>,
    { esgis: ['Togo'] },
  );
  await user.click(screen.getByRole('checkbox', { name: 'Bénin' }));
  await user.click(screen.getByRole('checkbox', { name: 'J’accepte' }));
  await save();
  expect(values()).toEqual({ esgis: ['Bénin', 'Togo'], status: 'accepted' });
});

test('an empty required list of checkboxes shows its error, and its first box gets the focus', async () => {
  const { save, sent } = show(
    <MultiSelectField name="esgis" label="Campus" options={['Bénin', 'Togo']} required />,
  );
  await save();
  expect(screen.getByRole('group', { name: /^Campus/ })).toHaveAccessibleDescription(/obligatoire/);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Bénin' })).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();
});

test('a checkbox shows the error of its rule and gets the focus', async () => {
  const { save } = show(
    <CheckboxField name="status" label="J’accepte" validate={() => 'Acceptez les conditions.'} />,
  );
  await save();
  const box = screen.getByRole('checkbox');
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription(/Acceptez les conditions/);
});

test('a disabled submit button shows the reason', () => {
  renderScreen(
    <Form onSubmit={() => Promise.resolve()}>
      <SubmitButton reason="Ajoutez un parcours.">Enregistrer</SubmitButton>
    </Form>,
  );
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Ajoutez un parcours.');
});

test("a phone follows the server's rule: its prefix or the country of residence decides", async () => {
  const { user, save, sent, values } = show(
    <>
      <TextField name="pays_residence" label="Pays de résidence" />
      <PhoneField name="telephone" label="Téléphone" />
    </>,
  );
  const box = screen.getByLabelText('Téléphone');
  await user.type(box, '97 12 34 56');
  await save();
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(/choisissez d’abord le pays de résidence/);
  await user.type(screen.getByLabelText('Pays de résidence'), 'Bénin');
  await waitFor(() => expect(box).not.toHaveAccessibleDescription());
  await user.type(box, '7');
  expect(box).toHaveAccessibleDescription(/Ce numéro de téléphone n’est pas valide/);
  expect(sent).not.toHaveBeenCalled();
  await user.type(box, '{Backspace}');
  await save();
  expect(values()).toEqual({ pays_residence: 'Bénin', telephone: '97 12 34 56' });
});

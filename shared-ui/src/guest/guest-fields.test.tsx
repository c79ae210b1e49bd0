import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form } from '../form/Form';
import { useFormValue } from '../form/useFormValue';
import { renderScreen } from '../testing/renderScreen';
import { CheckboxField } from './CheckboxField';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { SubmitButton } from './SubmitButton';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

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

test('a select keeps the type of its values', async () => {
  const { user, sent } = show(
    <SelectField name="profession" label="Profession" options={[{ value: 7, label: 'Avocat' }]} />,
  );
  await user.selectOptions(screen.getByLabelText('Profession'), 'Avocat');
  expect(await sent()).toEqual({ profession: 7 });
});

test('submits texts and a checkbox with values of its own', async () => {
  const { user, sent } = show(
    <>
      <TextField name="nom" label="Nom" />
      <TextAreaField name="message" label="Message" />
      <CheckboxField name="status" label="J’accepte" on="accepted" off="not_accepted" />
    </>,
  );
  await user.type(screen.getByLabelText('Nom'), 'Ama');
  await user.type(screen.getByLabelText('Message'), 'Bonjour');
  await user.click(screen.getByRole('checkbox', { name: 'J’accepte' }));
  expect(await sent()).toEqual({ nom: 'Ama', message: 'Bonjour', status: 'accepted' });
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

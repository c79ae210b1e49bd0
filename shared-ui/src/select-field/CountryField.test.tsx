import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { renderScreen } from '../testing/renderScreen';
import { CountryField } from './CountryField';

/** Queried each time: antd's control replaces the lookalike. */
const box = () => screen.getByRole('combobox', { name: /Pays/ });

function show({ pays, required }: { pays?: string; required?: boolean } = {}) {
  const onSubmit = jest.fn((_values: object) => Promise.resolve());
  const { user } = renderScreen(
    <Form initialValues={{ pays }} onSubmit={onSubmit}>
      <CountryField name="pays" label="Pays" required={required} />
      <SubmitButton>Envoyer</SubmitButton>
    </Form>,
  );
  const send = () => user.click(screen.getByRole('button', { name: 'Envoyer' }));
  const sent = async () => {
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls[0]![0];
  };
  return { user, send, sent, onSubmit };
}

test('finds a country while typing, without accents, by keyboard', async () => {
  const { user, sent } = show({ required: true });
  await user.tab();
  await user.keyboard('beni');
  expect(await screen.findByRole('option', { name: 'Bénin' })).toBeInTheDocument();
  // antd reads key codes, which user-event does not send.
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  expect(box()).toHaveAccessibleDescription('Bénin');
  expect(await sent()).toEqual({ pays: 'Bénin' });
});

test('lists the names that begin with the typed text first, in French order', async () => {
  const { user } = show();
  await user.type(box(), 'gu');
  await screen.findByRole('option', { name: 'Guinée' });
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names.slice(0, 4)).toEqual(['Guadeloupe', 'Guam', 'Guatemala', 'Guernesey']);
  expect(names.indexOf('Nicaragua')).toBeGreaterThan(names.indexOf('Guyane française'));
});

test('restores the last country when an unknown name is typed', async () => {
  const { user, sent } = show({ pays: 'Togo' });
  await user.type(box(), 'Wakanda');
  expect(await screen.findByText('Aucun résultat')).toBeInTheDocument();
  await user.tab();
  expect(box()).toHaveAccessibleDescription('Togo');
  expect(await sent()).toEqual({ pays: 'Togo' });
});

test('accepts a full name without Enter', async () => {
  const { user, sent } = show();
  await user.type(box(), 'gabon');
  await screen.findByRole('option', { name: 'Gabon' });
  await user.tab();
  expect(await sent()).toEqual({ pays: 'Gabon' });
});

test('empty and required, it shows its error, has aria-invalid and gets the focus', async () => {
  const { send, onSubmit } = show({ required: true });
  await send();
  expect(box()).toHaveAttribute('aria-invalid', 'true');
  expect(box()).toHaveAccessibleDescription(/Ce champ est obligatoire/);
  expect(box()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form } from '../form/Form';
import { chooseOption, optionsOf } from '../testing/chooseOption';
import { holdAnswer } from '../testing/holdAnswer';
import { renderScreen } from '../testing/renderScreen';
import { loadCountries } from './country-options';
import { CountryField } from './CountryField';
import { SelectField } from './SelectField';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { YearField } from './YearField';

const box = (name: string | RegExp = /^Pays/) => screen.getByRole('combobox', { name });
const option = (name: string) => screen.findByRole('option', { name });

function show(fields: ReactNode, initialValues: object = {}) {
  const onSubmit = jest.fn((_values: object) => Promise.resolve());
  const { user } = renderScreen(
    <Form initialValues={initialValues} onSubmit={onSubmit} guard={false}>
      {fields}
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

const degrees = [
  { value: 7, label: 'Licence' },
  { value: 8, label: 'Master' },
];

test('a select keeps the type of its values, a year is a number', async () => {
  const { user, sent } = show(
    <>
      <SelectField name="id_diplome" label="Diplôme" options={degrees} />
      <YearField name="start_year" label="Début" />
    </>,
  );
  await chooseOption(user, box('Diplôme'), 'Licence');
  await chooseOption(user, box('Début'), '1994');
  expect(await sent()).toEqual({ id_diplome: 7, start_year: 1994 });
});

test('a select shows its choice, and can be emptied when it is not required', async () => {
  const { user, sent } = show(<SelectField name="grade" label="Diplôme" options={degrees} />, {
    grade: 7,
  });
  expect(box('Diplôme')).toHaveAccessibleDescription('Licence');
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(box('Diplôme')).not.toHaveAccessibleDescription();
  expect(await sent()).toEqual({ grade: '' });
});

test('an id is not shown while its options are missing', () => {
  show(<SelectField name="grade" label="Diplôme" options={[]} />, { grade: 7 });
  expect(screen.queryByText('7')).toBeNull();
});

test('leaving an open select with Tab chooses nothing', async () => {
  const { user, sent } = show(<SelectField name="grade" label="Diplôme" options={degrees} />);
  expect(await optionsOf(user, box('Diplôme'))).toEqual(['Licence', 'Master']);
  expect(box('Diplôme')).not.toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(box('Diplôme'), { key: 'Tab', keyCode: 9 });
  expect(await sent()).toEqual({});
});

test('finds a country while typing, without accents, by keyboard', async () => {
  const { user, sent } = show(<CountryField name="pays" label="Pays" required />);
  await user.tab();
  await user.keyboard('beni');
  expect(await option('Bénin')).toBeInTheDocument();
  // antd reads key codes, which user-event does not send.
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  expect(box()).toHaveAccessibleDescription('Bénin');
  expect(await sent()).toEqual({ pays: 'Bénin' });
});

test('lists the names that begin with the typed text first, in French order', async () => {
  const { user } = show(<CountryField name="pays" label="Pays" />);
  await user.type(box(), 'gu');
  await option('Guinée');
  const names = screen.getAllByRole('option').map((one) => one.textContent);
  expect(names.slice(0, 4)).toEqual(['Guadeloupe', 'Guam', 'Guatemala', 'Guernesey']);
  expect(names.indexOf('Nicaragua')).toBeGreaterThan(names.indexOf('Guyane française'));
});

test('restores the last country when an unknown name is typed', async () => {
  const { user, sent } = show(<CountryField name="pays" label="Pays" />, { pays: 'Togo' });
  await user.type(box(), 'Wakanda');
  expect(await screen.findByText('Aucun résultat')).toHaveRole('status');
  await user.tab();
  expect(box()).toHaveAccessibleDescription('Togo');
  expect(await sent()).toEqual({ pays: 'Togo' });
});

test('accepts a full name without Enter', async () => {
  const { user, sent } = show(<CountryField name="pays" label="Pays" />);
  await user.type(box(), 'gabon');
  await option('Gabon');
  await user.tab();
  await waitFor(() => expect(box()).toHaveAccessibleDescription('Gabon'));
  expect(await sent()).toEqual({ pays: 'Gabon' });
});

test('does not replace the chosen country by the shorter name that was typed', async () => {
  const { user, sent } = show(<CountryField name="pays" label="Pays" />);
  await user.type(box(), 'niger');
  await user.click(await option('Nigeria'));
  await user.tab();
  expect(await sent()).toEqual({ pays: 'Nigeria' });
});

test('takes the country that the browser fills in, without opening the list', async () => {
  const { sent } = show(<CountryField name="pays" label="Pays" />);
  fireEvent.change(box(), { target: { value: 'Togo' } });
  await waitFor(() => expect(box()).toHaveAccessibleDescription('Togo'));
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(await sent()).toEqual({ pays: 'Togo' });
});

test('loads the countries on first use, shows the stored name before, and keeps the typed text', async () => {
  const { until, answer } = holdAnswer();
  const load = jest.fn(() => until.then(loadCountries));
  const { user } = show(<CountryField name="pays" label="Pays" load={load} />, { pays: 'Togo' });
  expect(box()).toHaveAccessibleDescription('Togo');
  expect(load).not.toHaveBeenCalled();
  await user.type(box(), 'ga');
  expect(await screen.findByText('Chargement…')).toHaveRole('status');
  answer();
  expect(await option('Gabon')).toBeInTheDocument();
  expect(box()).toHaveValue('ga');
});

test.each([
  ['Enter', 13],
  ['Tab', 9],
])(
  '%s before the countries are loaded chooses later, and does not submit the form',
  async (key, keyCode) => {
    const { until, answer } = holdAnswer();
    const load = () => until.then(loadCountries);
    const { user, onSubmit } = show(<CountryField name="pays" label="Pays" load={load} />);
    await user.type(box(), 'tog');
    fireEvent.keyDown(box(), { key, keyCode });
    answer();
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Togo'));
    expect(box()).toHaveValue('');
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('offers a retry when the list fails to load, and keeps the typed text', async () => {
  globalThis.reportError = jest.fn();
  let isDown = true;
  const load = () => (isDown ? Promise.reject(new Error('Loading failed')) : loadCountries());
  const { user } = show(
    <>
      <TextField name="nom" label="Nom" />
      <CountryField name="pays" label="Pays" load={load} />
    </>,
    { nom: 'Mensah' },
  );
  await user.type(box(), 'ga');
  expect(await screen.findByRole('alert')).toHaveTextContent(/liste n’a pas pu être chargée/);
  expect(globalThis.reportError).toHaveBeenCalled();
  expect(screen.queryByText('Chargement…')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await option('Gabon')).toBeInTheDocument();
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('ga');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Nom')).toHaveValue('Mensah');
});

test('empty and required, it shows its error, has aria-invalid and gets the focus', async () => {
  const { send, onSubmit } = show(<CountryField name="pays" label="Pays" required />);
  await send();
  expect(box()).toHaveAttribute('aria-invalid', 'true');
  expect(box()).toHaveAccessibleDescription(/Ce champ est obligatoire/);
  expect(box()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('names the kind of value for autofill', () => {
  show(<CountryField name="pays" label="Pays" />);
  expect(box()).toHaveAttribute('autocomplete', 'country-name');
});

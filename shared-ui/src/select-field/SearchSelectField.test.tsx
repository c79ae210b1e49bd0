import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ComponentProps } from 'react';
import { AntdSelect } from '../antd-select/AntdSelect';
import { Form } from '../form/Form';
import { TextField } from '../form/TextField';
import { holdAnswer } from '../testing/holdAnswer';
import { renderScreen } from '../testing/renderScreen';
import { lazyValue } from './lazy-value';
import { SearchSelectField } from './SearchSelectField';

const options = ['Bénin', 'Gabon', 'Togo'].map((name) => ({ value: name, label: name }));
const box = () => screen.getByRole('combobox', { name: 'Pays' });
const option = (name: string) => screen.findByRole('option', { name });

type Field = ComponentProps<typeof SearchSelectField>;

/** The field, with options available at once or after `until`. */
function Countries({ until, code }: { until?: Promise<void>; code: Field['code'] }) {
  const [isHere, setHere] = useState(!until);
  useEffect(() => void until?.then(() => setHere(true)), [until]);
  const given = isHere ? options : [];
  return (
    <SearchSelectField name="pays" label="Pays" options={given} loading={!isHere} code={code} />
  );
}

/** The field while antd loads; each attempt takes the next of these. */
function show(
  tries: (() => Promise<void>)[],
  values: { nom?: string; pays?: string } = {},
  optionsCome?: Promise<void>,
) {
  const onSubmit = jest.fn(() => Promise.resolve());
  const fetch = jest.fn(async () => {
    await tries[fetch.mock.calls.length - 1]?.();
    return AntdSelect;
  });
  const page = renderScreen(
    <Form initialValues={values} onSubmit={onSubmit}>
      <TextField name="nom" label="Nom" />
      <Countries until={optionsCome} code={lazyValue(fetch)} />
    </Form>,
  );
  return { ...page, fetch, onSubmit };
}

test('loads nothing before use; several fields share one load', async () => {
  const { until } = holdAnswer();
  const { user, fetch } = show([() => until], { pays: 'Togo' });
  expect(box()).toHaveAccessibleDescription('Togo');
  expect(fetch).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Nom'));
  await user.hover(box());
  await user.click(box());
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('loads when the pointer is over the field', async () => {
  const { user, fetch } = show([]);
  await user.hover(box());
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the first click opens the list, even when it loads late', async () => {
  const { until, answer } = holdAnswer();
  const { user } = show([() => until]);
  await user.click(box());
  expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  answer();
  await user.click(await option('Gabon'));
  expect(box()).toHaveAccessibleDescription('Gabon');
});

test('an arrow key opens it too, and does not submit the form', async () => {
  const { until, answer } = holdAnswer();
  const { user } = show([() => until]);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  answer();
  expect(await option('Bénin')).toBeInTheDocument();
  expect(box()).toHaveFocus();
});

test('the open list has an active option only when there is one', async () => {
  const { until, answer } = holdAnswer();
  const { user } = show([() => until]);
  await user.click(box());
  answer();
  await option('Gabon');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(box(), { key: 'ArrowDown', keyCode: 40 });
  expect(document.getElementById(box().getAttribute('aria-activedescendant')!)).toHaveTextContent(
    'Bénin',
  );
});

test('text typed before and after loading forms one word', async () => {
  const { until, answer } = holdAnswer();
  const { user } = show([() => until]);
  await user.type(box(), 'to');
  answer();
  expect(await option('Togo')).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('go');
  expect(box()).toHaveValue('togo');
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  expect(box()).toHaveAccessibleDescription('Togo');
});

test('Enter before the list is loaded chooses in it later, and does not submit the form', async () => {
  const { until, answer } = holdAnswer();
  const { user, onSubmit } = show([() => until]);
  await user.type(box(), 'ga{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(box()).toHaveAccessibleDescription('Gabon'));
  expect(box()).toHaveValue('');
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'false'));
});

test.each([
  ['a name typed in full counts', 'benin', 'Bénin'],
  ['Enter chooses', 'ga{Enter}', 'Gabon'],
])('%s when the user goes on and the list never loads', async (_what, typed, chosen) => {
  const { until } = holdAnswer();
  const { user } = show([() => until]);
  await user.type(box(), typed);
  await user.tab();
  expect(box()).toHaveAccessibleDescription(chosen);
  expect(box()).toHaveValue('');
});

test.each<[string, string, string]>([
  ['Enter chooses', 'ga', 'Enter'],
  ['a name typed in full counts', 'gabon', 'Tab'],
])('%s before the options are loaded', async (_what, typed, key) => {
  const { until, answer } = holdAnswer();
  const { user } = show([], {}, until);
  await user.hover(box());
  await waitFor(() => expect(box()).toHaveClass('ant-select-input'));
  await user.click(box());
  expect(await screen.findByText('Chargement…')).toBeInTheDocument();
  await user.type(box(), typed, { skipClick: true });
  fireEvent.keyDown(box(), { key, keyCode: key === 'Tab' ? 9 : 13 });
  if (key === 'Tab') await user.click(screen.getByLabelText('Nom'));
  answer();
  await waitFor(() => expect(box()).toHaveAccessibleDescription('Gabon'));
  expect(box()).toHaveValue('');
});

test('does not take the focus back from another field', async () => {
  const { until, answer } = holdAnswer();
  const { user } = show([() => until], { pays: 'Togo' });
  await user.click(box());
  await user.click(screen.getByLabelText('Nom'));
  answer();
  // Only antd's control can be cleared.
  expect(await screen.findByRole('button', { name: 'Effacer' })).toBeInTheDocument();
  expect(screen.getByLabelText('Nom')).toHaveFocus();
  expect(screen.queryByRole('option')).toBeNull();
});

test('while the options load, the popup shows a status and not a list', async () => {
  const { until } = holdAnswer();
  const { user } = show([], {}, until);
  await user.hover(box());
  await waitFor(() => expect(box()).toHaveClass('ant-select-input'));
  await user.click(box());
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Chargement…',
    ),
  );
  expect(screen.queryByRole('listbox')).toBeNull();
});

const lost = () => Promise.reject(new Error('Loading chunk 1 failed'));

test('offers a retry when the list fails to load, and keeps the typed text', async () => {
  globalThis.reportError = jest.fn();
  const { user } = show([lost, lost], { nom: 'Mensah' });
  await user.type(box(), 'ga');
  expect(await screen.findByRole('alert')).toHaveTextContent(/liste n’a pas pu être chargée/);
  expect(globalThis.reportError).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('Chargement…')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await option('Gabon')).toBeInTheDocument();
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('ga');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Nom')).toHaveValue('Mensah');
});

test('a failure while another field is used shows no message; this field retries', async () => {
  globalThis.reportError = jest.fn();
  const { user, fetch } = show([lost]);
  await user.click(screen.getByLabelText('Nom'));
  await waitFor(() => expect(globalThis.reportError).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  await user.keyboard('t');
  expect(await option('Togo')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(2);
});

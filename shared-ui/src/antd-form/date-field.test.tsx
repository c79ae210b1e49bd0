import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen';
import { DateField } from './DateField';
import { Form } from '../form/Form';
import type { DateFieldProps } from './useDateField';
import { SubmitButton } from './SubmitButton';

function show(props: Partial<DateFieldProps> = {}, initialValues: object = {}) {
  const onSubmit = jest.fn((_values: object) => Promise.resolve());
  const { user } = renderScreen(
    <Form initialValues={initialValues} onSubmit={onSubmit} guard={false}>
      <DateField name="jour" label="Date de naissance" {...props} />
      <SubmitButton>Envoyer</SubmitButton>
    </Form>,
  );
  const box = () => screen.getByLabelText<HTMLInputElement>(/^Date de naissance/);
  const send = () => user.click(screen.getByRole('button', { name: 'Envoyer' }));
  const sent = async () => {
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls[0]![0];
  };
  return { user, box, send, sent, onSubmit };
}

test.each(['12041999', '12/04/1999', '12.04.1999', '12-04-1999', '12 04 1999'])(
  'typed as %s, shows 12/04/1999 and submits YYYY-MM-DD',
  async (text) => {
    const { user, box, sent } = show();
    await user.type(box(), text);
    expect(box()).toHaveValue('12/04/1999');
    expect(await sent()).toEqual({ jour: '1999-04-12' });
  },
);

test.each(['12/04/1999', '1999-04-12', '12041999', ' 12.04.1999 '])(
  'pasted as %s, shows 12/04/1999',
  async (text) => {
    const { user, box, sent } = show();
    await user.click(box());
    await user.paste(text);
    expect(box()).toHaveValue('12/04/1999');
    expect(await sent()).toEqual({ jour: '1999-04-12' });
  },
);

test('accepts a day or a month of one digit on blur', async () => {
  const { user, box, sent } = show();
  await user.type(box(), '1/4/1999');
  await user.tab();
  expect(box()).toHaveValue('01/04/1999');
  expect(await sent()).toEqual({ jour: '1999-04-01' });
});

test('shows a known day, which can be edited in its middle and emptied', async () => {
  const { user, box, sent } = show({}, { jour: '1999-04-12' });
  expect(box()).toHaveValue('12/04/1999');
  await user.type(box(), '{Backspace}5', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box()).toHaveValue('15/04/1999');
  expect(box().selectionStart).toBe(2);
  await user.clear(box());
  expect(box()).toHaveValue('');
  expect(await sent()).toEqual({ jour: '' });
});

test.each(['31/02/1999', '12/04', 'hier 1'])('refuses %s with a French message', async (text) => {
  const { user, box, send, onSubmit } = show();
  await user.type(box(), text);
  await send();
  expect(box()).toHaveAccessibleDescription(/Indiquez une date au format JJ\/MM\/AAAA\./);
  expect(box()).toHaveAttribute('aria-invalid', 'true');
  expect(box()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('has its own messages for required, too early and too late', async () => {
  const { user, box, send } = show({ required: true, min: '1950-01-01', max: '2011-11-20' });
  await send();
  expect(box()).toHaveAccessibleDescription(/Ce champ est obligatoire/);
  await user.type(box(), '21112011');
  expect(box()).toHaveAccessibleDescription(/Indiquez une date jusqu’au 20\/11\/2011\./);
  await user.clear(box());
  await user.type(box(), '31121949');
  expect(box()).toHaveAccessibleDescription(/Indiquez une date à partir du 01\/01\/1950\./);
});

test('asks for the numeric keyboard of a phone', () => {
  const { box } = show({ autoComplete: 'bday' });
  expect(box()).toHaveAttribute('type', 'text');
  expect(box()).toHaveAttribute('inputmode', 'numeric');
  expect(box()).toHaveAttribute('autocomplete', 'bday');
});

import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { renderScreen } from '../testing/renderScreen';
import { lazyPart } from './lazy-part';

const reported = jest.fn();
let isLost: boolean;

beforeEach(() => {
  isLost = true;
  reported.mockClear();
  globalThis.reportError = reported;
});

async function load<Props>(part: ComponentType<Props>): Promise<ComponentType<Props>> {
  if (isLost) throw new Error('Loading chunk 1 failed');
  return part;
}

test('a dialog that fails to load keeps the typed text, shows a toast, and loads on the next click', async () => {
  const Dialog = lazyPart(() => load((_: { onClose: () => void }) => <p>La fenêtre</p>));
  function Form() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Nom" />
        <button type="button" onClick={() => setOpen(true)}>
          Ouvrir
        </button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </>
    );
  }
  const { user } = renderScreen(<Form />);
  await user.type(screen.getByLabelText('Nom'), 'Ahouansou');
  await user.click(screen.getByText('Ouvrir'));
  expect(await screen.findByRole('alert')).toHaveTextContent('n’a pas pu s’ouvrir');
  expect(screen.getByLabelText('Nom')).toHaveValue('Ahouansou');
  expect(reported).toHaveBeenCalledTimes(1);
  isLost = false;
  await user.click(screen.getByText('Ouvrir'));
  expect(await screen.findByText('La fenêtre')).toBeVisible();
});

test('any other part that fails to load shows a retry in its place', async () => {
  const Part = lazyPart(() => load(() => <p>La suite</p>));
  const { user } = renderScreen(<Part />);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  isLost = false;
  await user.click(retry);
  expect(await screen.findByText('La suite')).toBeVisible();
});

import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen';
import type { Load } from '../list/load';
import { ListStates } from './ListStates';

function show(load: Partial<Load<string[]>>, isFiltered = false) {
  const onClear = jest.fn();
  const mutate = jest.fn(() => Promise.resolve());
  const { user } = renderScreen(
    <ListStates
      load={{ data: undefined, isValidating: false, mutate, ...load }}
      isEmpty={(rows) => rows.length === 0}
      isFiltered={isFiltered}
      onClear={onClear}
      skeleton={<p>squelette</p>}
    >
      {(rows) => <p>{rows.join()}</p>}
    </ListStates>,
  );
  return { user, onClear, mutate };
}

test('loading: shows the skeleton', () => {
  show({ isValidating: true });
  expect(screen.getByText('squelette')).toBeInTheDocument();
});

test('failed: shows the default text and a retry that fetches again', async () => {
  const { user, mutate } = show({ error: new Error('503') });
  expect(screen.getByRole('alert')).toHaveTextContent('Oups quelque chose s’est mal passé');
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(mutate).toHaveBeenCalledTimes(1);
});

test('failed offline: shows the cause', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ error: new Error('Network Error') });
  expect(screen.getByRole('alert')).toHaveTextContent('Vous êtes hors ligne');
  online.mockRestore();
});

test('empty: shows the text, without a button to clear filters', () => {
  show({ data: [] });
  expect(screen.getByText('Aucun résultat')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tout effacer' })).not.toBeInTheDocument();
});

test('empty because filtered: shows a button to clear filters', async () => {
  const { user, onClear } = show({ data: [] }, true);
  await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
  expect(onClear).toHaveBeenCalled();
});

test('a refetch keeps the rows and sets aria-busy; a failed refetch keeps them too', () => {
  show({ data: ['Afi'], isValidating: true });
  expect(screen.getByText('Afi').parentElement).toHaveAttribute('aria-busy', 'true');
});

import { searchDebounceMs } from '@alumni/shared-contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Page } from '../page/Page';
import { renderScreen } from '../testing/renderScreen';
import { chooseOption } from '../testing/chooseOption';
import { useListParams } from '../list/useListParams';
import { FilterBar } from './FilterBar';
import { FilterChips } from './FilterChips';
import { FilterSelect } from './FilterSelect';
import { SearchBox } from './SearchBox';

const defaults = { filters: { esgis: '', annee: '' } };

function People() {
  const list = useListParams(defaults);
  return (
    <>
      <FilterBar list={list} label="Filtrer">
        <SearchBox list={list} label="Recherche" />
        <FilterSelect list={list} name="esgis" label="Campus" options={['Gabon', 'Togo']} />
      </FilterBar>
      <FilterChips list={list} labels={{ esgis: 'Campus', annee: (year) => `Depuis ${year}` }} />
      <output>{JSON.stringify(list.query)}</output>
    </>
  );
}

test('the focus stays on the remaining chips, then moves to the title', async () => {
  const { user } = renderScreen(
    <Page title="Anciens">
      <People />
    </Page>,
    { path: '/anciens?esgis=Togo&annee=2010' },
  );
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre Campus : Togo' }));
  const other = screen.getByRole('button', { name: 'Retirer le filtre Depuis 2010' });
  await waitFor(() => expect(other).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

const query = () => JSON.parse(screen.getByRole('status').textContent!) as unknown;

test('reads search, filters and page from the URL', () => {
  renderScreen(<People />, { path: '/anciens?search=koffi&esgis=Togo&page=3' });
  expect(query()).toEqual({ page: 3, search: 'koffi', esgis: 'Togo' });
  expect(screen.getByLabelText('Recherche')).toHaveValue('koffi');
});

test('a changed filter returns to page 1', async () => {
  const { user, location } = renderScreen(<People />, { path: '/anciens?page=3' });
  await chooseOption(user, 'Campus', 'Gabon');
  await waitFor(() => expect(location()).toBe('/anciens?esgis=Gabon'));
});

test('the search waits for a pause in typing', async () => {
  jest.useFakeTimers();
  const { location } = renderScreen(<People />, { path: '/anciens?page=2' });
  const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  for (const value of ['a', 'af', 'afi']) {
    fireEvent.change(screen.getByLabelText('Recherche'), { target: { value } });
    await later(searchDebounceMs - 1);
    expect(location()).toBe('/anciens?page=2');
  }
  await later(1);
  expect(location()).toBe('/anciens?search=afi');
  expect(query()).toEqual({ page: 1, search: 'afi' });
  jest.useRealTimers();
});

test('Back after a search restores the previous list', async () => {
  const { user, location, navigate } = renderScreen(<People />, { path: '/anciens?page=2' });
  await user.type(screen.getByLabelText('Recherche'), 'afi');
  await waitFor(() => expect(query()).toEqual({ page: 1, search: 'afi' }));
  await navigate(-1);
  await waitFor(() => expect(location()).toBe('/anciens?page=2'));
  await waitFor(() => expect(screen.getByLabelText('Recherche')).toHaveValue(''));
});

test('a search from outside replaces the text of the box', async () => {
  const { user, navigate } = renderScreen(<People />, { path: '/anciens' });
  await user.type(screen.getByLabelText('Recherche'), 'a');
  await navigate('/anciens?search=mensah');
  expect(screen.getByLabelText('Recherche')).toHaveValue('mensah');
});

test('chips remove one filter, or all', async () => {
  const { user, location } = renderScreen(<People />, {
    path: '/anciens?search=koffi&esgis=Togo&annee=2020',
  });
  expect(screen.getByText('Depuis 2020')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre Campus : Togo' }));
  await waitFor(() => expect(location()).toBe('/anciens?search=koffi&annee=2020'));
  await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
  await waitFor(() => expect(location()).toBe('/anciens'));
});

test('a select says what is chosen, and can be set back to all', async () => {
  const { user, location } = renderScreen(<People />, { path: '/anciens?esgis=Togo' });
  const campus = screen.getByRole('combobox', { name: 'Campus' });
  expect(campus).toHaveAccessibleDescription('Togo');
  await chooseOption(user, 'Campus', 'Tous');
  await waitFor(() => expect(location()).toBe('/anciens'));
  expect(campus).toHaveAccessibleDescription('Tous');
});

test('before scripts run, the form asks the server for the same view', () => {
  renderScreen(<People />, { path: '/anciens?search=koffi&esgis=Togo&annee=2020' });
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Filtrer' });
  expect(form.method).toBe('get');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    search: 'koffi',
    esgis: 'Togo',
    annee: '2020',
  });
});

test('the search can be emptied', async () => {
  const { user, location } = renderScreen(<People />, { path: '/anciens?search=koffi' });
  await user.click(screen.getByRole('button', { name: 'Vider' }));
  await waitFor(() => expect(location()).toBe('/anciens'));
});

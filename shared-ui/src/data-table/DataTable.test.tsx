import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen';
import { matchMedia } from '../testing/match-media';
import { DataTable, type Column } from './DataTable';
import { useListParams } from '../list/useListParams';

const defaults = { sort: '-date' };
const columns: Column<{ id: number; nom: string }>[] = [
  { key: 'nom', title: 'Nom', sort: 'nom', isRowHeader: true, render: ({ nom }) => nom },
  { key: 'actions', title: 'Actions', isActions: true, render: () => <button>Modifier</button> },
];

function Administrators({ lastPage }: { lastPage?: number }) {
  const list = useListParams(defaults);
  return (
    <DataTable
      caption="Administrateurs"
      list={list}
      lastPage={lastPage}
      columns={columns}
      rows={[{ id: 1, nom: 'Lawson' }]}
      rowKey={({ id }) => id}
    />
  );
}

test('has the roles of a table: caption, column headers, and rows named by their header', () => {
  renderScreen(<Administrators />);
  expect(screen.getByRole('table', { name: 'Administrateurs' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Lawson/ });
  expect(within(row).getByRole('rowheader')).toHaveAttribute('data-label', 'Nom');
});

test('sorts through the URL, ascending then descending', async () => {
  const { user, location } = renderScreen(<Administrators />, { path: '/admins?page=2' });
  await user.click(screen.getByRole('columnheader', { name: /Nom/ }));
  await waitFor(() => expect(location()).toBe('/admins?sort=nom'));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: /Nom/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    ),
  );
  await user.click(screen.getByRole('columnheader', { name: /Nom/ }));
  await waitFor(() => expect(location()).toBe('/admins?sort=-nom'));
});

test('links to its pages, when there are several', () => {
  const { unmount } = renderScreen(<Administrators lastPage={1} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  unmount();
  renderScreen(<Administrators lastPage={3} />, { path: '/admins?sort=nom' });
  expect(screen.getByRole('link', { name: 'Suivant' })).toHaveAttribute(
    'href',
    '/admins?sort=nom&page=2',
  );
});

test('on a phone, which shows no column headers, a select sorts', async () => {
  showOnPhone();
  const { user, location } = renderScreen(<Administrators />, { path: '/admins?sort=-nom' });
  const box = await screen.findByRole('combobox', { name: 'Trier par' });
  expect(box).toHaveAccessibleDescription('Nom, décroissant');
  await user.click(box);
  await user.click(await screen.findByText('Nom, croissant'));
  await waitFor(() => expect(location()).toBe('/admins?sort=nom'));
});

test('does not announce changed rows', () => {
  const { unmount } = renderScreen(<Administrators />);
  expect(screen.getByRole('table').closest('[aria-live="polite"]')).toBeNull();
  unmount();
});

const showOnPhone = () => matchMedia('(width <= 45rem)');

afterEach(() => jest.restoreAllMocks());

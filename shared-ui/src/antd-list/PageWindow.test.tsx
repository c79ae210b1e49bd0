import { screen, waitFor } from '@testing-library/react';
import { useListParams } from '../list/useListParams';
import { renderScreen } from '../testing/renderScreen';
import { PageWindow } from './PageWindow';

function People({ lastPage = 9 }: { lastPage?: number }) {
  return <PageWindow list={useListParams()} lastPage={lastPage} />;
}

const open = (page: number, lastPage?: number) =>
  renderScreen(<People lastPage={lastPage} />, { path: `/anciens?esgis=Togo&page=${page}` });

const shown = () => screen.getAllByRole('link').map((link) => link.textContent?.trim());

test('the page links keep the filters and mark the current page', () => {
  open(4);
  expect(screen.getByRole('link', { name: 'Page 4 sur 9' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Suivant' })).toHaveAttribute(
    'href',
    '/anciens?esgis=Togo&page=5',
  );
});

test.each([
  [1, 9, ['1', '2', '3', '4', '5']],
  [4, 9, ['2', '3', '4', '5', '6']],
  [9, 9, ['5', '6', '7', '8', '9']],
  [2, 3, ['1', '2', '3']],
])('page %i of %i shows %j', (page, last, numbers) => {
  open(page, last);
  expect(shown()).toEqual(['Précédent', ...numbers, 'Suivant']);
});

test('a single page has no pagination', () => {
  open(1, 1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the links alone are tab stops, also on the next page', async () => {
  const { user, location } = open(1, 3);
  expect(screen.getByRole('link', { name: 'Précédent' })).toHaveAttribute('aria-disabled', 'true');
  const walk = async () => {
    (document.activeElement as HTMLElement).blur();
    const names: (string | undefined)[] = [];
    for (;;) {
      await user.tab();
      if (document.activeElement === document.body) return names;
      names.push(document.activeElement?.textContent?.trim());
    }
  };
  expect(await walk()).toEqual(['1', '2', '3', 'Suivant']);
  screen.getByRole('link', { name: 'Suivant' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/anciens?esgis=Togo&page=2'));
  expect(await walk()).toEqual(['Précédent', '1', '2', '3', 'Suivant']);
});

import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { useAnswer, useSelected } from './answer';
import { http } from './http';

interface Categories {
  status: true;
  categories: { id: number; name: string }[];
}

const body: Categories = { status: true, categories: [{ id: 3, name: 'Cadre' }] };
const reply = { status: 200, data: body, header: () => null };
const address = '/api/v2/alumni-categories';

/** Like mf-content-admin: the whole answer. */
function Whole() {
  const { data } = useAnswer<Categories>(address);
  return <p>{data ? `whole ${data.categories.length} ${data.status}` : 'whole …'}</p>;
}

const names = ({ categories }: Categories) => categories.map(({ name }) => name);

/** Like mf-directory: a part of it. */
function Part() {
  const { data } = useSelected(address, names);
  return <p>{data ? `part ${data.join()}` : 'part …'}</p>;
}

test.each([
  ['the whole first', [Whole, Part]],
  ['the part first', [Part, Whole]],
])('two remotes request one address, %s: one call, each selects its part', async (_, [A, B]) => {
  const get = jest.spyOn(http, 'get').mockResolvedValue(reply);
  const cache = new Map();
  const page = (isSecondThere: boolean) => (
    <SWRConfig value={{ provider: () => cache }}>
      {A && <A />}
      {isSecondThere && B && <B />}
    </SWRConfig>
  );
  const { rerender } = render(page(false));
  await waitFor(() => expect(screen.queryByText(/…/)).not.toBeInTheDocument());
  rerender(page(true));
  expect(await screen.findByText('whole 1 true')).toBeVisible();
  expect(screen.getByText('part Cadre')).toBeVisible();
  expect(get).toHaveBeenCalledTimes(1);
  expect(cache.get(address)).toMatchObject({ data: body });
  get.mockRestore();
});

test('a selected part keeps its identity while the answer does', async () => {
  const get = jest.spyOn(http, 'get').mockResolvedValue(reply);
  const seen = new Set<unknown>();
  function Watcher({ round }: { round: number }) {
    const { data } = useSelected(address, names);
    if (data) seen.add(data);
    return <p>{data ? `there ${round}` : '…'}</p>;
  }
  const page = (round: number) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Watcher round={round} />
    </SWRConfig>
  );
  const { rerender } = render(page(1));
  await screen.findByText('there 1');
  rerender(page(2));
  await screen.findByText('there 2');
  expect(seen.size).toBe(1);
  get.mockRestore();
});

import { http, useSelected } from '@alumni/shared-auth';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { PersonCache } from '../session/PersonCache';
import { forgetFirstData } from './first-data';

const address = '/api/v2/alumni-categories';
const namesOf = ({ names }: { names: string[] }) => names;
const answer = (...names: string[]) => ({ status: 200, data: { names }, header: () => null });

function Categories() {
  const { data, isValidating, mutate } = useSelected(address, namesOf, {
    revalidateOnMount: true,
  });
  return (
    <button aria-busy={isValidating} onClick={() => void mutate()}>
      {data?.join()}
    </button>
  );
}

const onRender = jest.fn();
let get: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  onRender.mockClear();
  get = jest.spyOn(http, 'get').mockResolvedValue(answer('Cadre'));
  const data = { data: { [address]: { names: ['Étudiant'] } } };
  document.body.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify(data)}</script>`;
});
afterEach(() => {
  forgetFirstData();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

const show = (isOpen: boolean) => (
  <PersonCache>
    <Profiler id="screen" onRender={onRender}>
      {isOpen && <Categories />}
    </Profiler>
  </PersonCache>
);

test('renders what came with the page once, without a call', async () => {
  render(show(true));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('button', { name: 'Étudiant' })).toBeVisible();
  expect(onRender).toHaveBeenCalledTimes(1);
  expect(get).not.toHaveBeenCalled();
});

test('asks the API when the person wants a new answer', async () => {
  render(show(true));
  act(() => screen.getByRole('button').click());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: 'Cadre' })).toBeVisible();
  expect(get).toHaveBeenCalledTimes(1);
});

test('asks the API when the screen is opened again', async () => {
  const { rerender } = render(show(true));
  rerender(show(false));
  rerender(show(true));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('button', { name: 'Cadre' })).toBeVisible();
});

test('asks the API after what came with the page was dropped', async () => {
  const { rerender } = render(show(false));
  forgetFirstData();
  rerender(show(true));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('button', { name: 'Cadre' })).toBeVisible();
});

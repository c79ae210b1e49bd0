import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Slot, SlotProvider, type SlotGap, type SlotPart } from './slot';

const part = (key: string, Content: SlotPart['Content'], onFault?: SlotPart['onFault']) => ({
  key,
  minHeight: 120,
  Content,
  ...(onFault && { onFault }),
});
const text = (words: string) => () => <p>{words}</p>;
const hanging = ({ fallback }: { fallback: ReactNode }) => fallback;

const instead = ({ isWaiting, retry }: SlotGap) => (
  <p>
    {isWaiting ? 'bientôt' : 'rien'}
    {retry && <button onClick={retry}>encore</button>}
  </p>
);

function page(parts: SlotPart[]) {
  return (
    <SlotProvider resolve={(name) => (name === 'home.opportunities@1' ? parts : [])}>
      <main>
        <Slot name="home.opportunities@1" patienceMs={2000} fallback={instead} />
      </main>
    </SlotProvider>
  );
}

test('renders the parts in the given order, each in a place of its height', () => {
  render(page([part('a', text('un')), part('b', text('deux'))]));
  const places = [...screen.getByRole('main').children] as HTMLElement[];
  expect(places.map(({ textContent, style }) => [textContent, style.minHeight])).toEqual([
    ['un', '120px'],
    ['deux', '120px'],
  ]);
});

test('server markup has no style attribute', () => {
  expect(renderToStaticMarkup(page([part('a', text('un'))]))).toBe(
    '<main><div tabindex="-1" data-slot="home.opportunities@1"><p>un</p></div></main>',
  );
});

test('shows the fallback when only another version of the slot is filled', () => {
  render(
    <SlotProvider
      resolve={(name) => (name === 'home.opportunities@1' ? [part('a', text('un'))] : [])}
    >
      <Slot name="member.opportunity@1" props={{ publicateur: 'x' }} fallback={instead} />
    </SlotProvider>,
  );
  expect(screen.getByText('rien')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a part that throws is replaced by the fallback and reported; the others stay', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = jest.fn();
  const broken = () => {
    throw new Error('boom');
  };
  render(page([part('a', broken, told), part('b', text('deux'))]));
  expect(screen.getByText('rien').parentElement).toHaveStyle({ minHeight: '0px' });
  expect(screen.getByText('deux')).toBeInTheDocument();
  expect(told).toHaveBeenCalledTimes(1);
  quiet.mockRestore();
});

test('a part that hangs keeps its place until the time limit; a retry loads it again and keeps the focus', () => {
  jest.useFakeTimers();
  const told = jest.fn();
  const late = ({ fallback, attempt }: { fallback: ReactNode; attempt: number }) =>
    attempt > 0 ? <p>enfin</p> : fallback;
  render(page([part('a', late, told)]));
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByText('bientôt').parentElement).toHaveStyle({ minHeight: '120px' });
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('rien')).toBeInTheDocument();
  expect(String(told.mock.calls[0])).toContain('timed out');
  fireEvent.click(screen.getByRole('button', { name: 'encore' }));
  expect(screen.getByText('enfin').parentElement).toHaveFocus();
  jest.useRealTimers();
});

test('a part that hangs, without a fallback, leaves nothing', () => {
  jest.useFakeTimers();
  render(
    <SlotProvider resolve={() => [part('a', hanging)]}>
      <main>
        <Slot name="home.opportunities@1" patienceMs={2000} />
      </main>
    </SlotProvider>,
  );
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  jest.useRealTimers();
});

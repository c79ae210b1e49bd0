import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Slot, SlotProvider, type SlotPart } from './slot';

const part = (key: string, Content: SlotPart['Content'], onFault?: SlotPart['onFault']) => ({
  ...{ key, minHeight: 120, Content },
  ...(onFault && { onFault }),
});
const text = (words: string) => () => <p>{words}</p>;
const hanging = ({ fallback }: { fallback: ReactNode }) => fallback;

function page(parts: SlotPart[]) {
  return (
    <SlotProvider resolve={(name) => (name === 'home.x@1' ? parts : [])}>
      <main>
        <Slot name="home.x@1" patienceMs={2000} fallback={<p>rien</p>} />
      </main>
    </SlotProvider>
  );
}

test('parts stand in the order given, each in a place of its height', () => {
  render(page([part('a', text('un')), part('b', text('deux'))]));
  const places = [...screen.getByRole('main').children] as HTMLElement[];
  expect(places.map(({ textContent, style }) => [textContent, style.minHeight])).toEqual([
    ['un', '120px'],
    ['deux', '120px'],
  ]);
});

test('the markup of a server holds no style attribute', () => {
  expect(renderToStaticMarkup(page([part('a', text('un'))]))).toBe(
    '<main><div><p>un</p></div></main>',
  );
});

test('another version of the slot is another slot: what the screen says instead is shown', () => {
  render(
    <SlotProvider resolve={(name) => (name === 'home.x@1' ? [part('a', text('un'))] : [])}>
      <Slot name="home.x@2" fallback={<p>rien</p>} />
    </SlotProvider>,
  );
  expect(screen.getByText('rien')).toBeInTheDocument();
});

test('a part that throws gives its place back and is told; the others stay', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = jest.fn();
  const broken = () => {
    throw new Error('boom');
  };
  render(page([part('a', broken, told), part('b', text('deux'))]));
  expect(screen.getByRole('main').children).toHaveLength(1);
  expect(told).toHaveBeenCalledTimes(1);
  quiet.mockRestore();
});

test('a part that hangs gives its place back when the time is over', () => {
  jest.useFakeTimers();
  const told = jest.fn();
  render(page([part('a', hanging, told)]));
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('main').children).toHaveLength(1);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('main').children).toHaveLength(0);
  expect(String(told.mock.calls[0])).toContain('timed out');
  jest.useRealTimers();
});

import { act, render, renderHook } from '@testing-library/react';
import { publishEvent, useEvent, useRecordedEvents } from './events';

/** What another tab of the browser sends and receives. */
class OtherTab {
  static readonly all: OtherTab[] = [];
  readonly sent: unknown[] = [];
  onMessage: (message: { data: unknown }) => void = () => undefined;
  constructor(readonly name: string) {
    OtherTab.all.push(this);
  }
  addEventListener(_type: string, listener: (message: { data: unknown }) => void) {
    this.onMessage = listener;
  }
  postMessage(data: unknown) {
    this.sent.push(data);
  }
  close() {
    this.onMessage = () => undefined;
  }
}
Object.assign(globalThis, { BroadcastChannel: OtherTab });

function Listener({ onEvent }: { onEvent: (data: object, isOwn: boolean) => void }) {
  useEvent('news.changed@1', onEvent);
  return null;
}

const created = { id: 3, change: 'created' } as const;

test('everybody who listens gets it, and the other tabs; after leaving, nobody', () => {
  const [one, other] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = render(
    <>
      <Listener onEvent={one} />
      <Listener onEvent={other} />
    </>,
  );
  publishEvent('opportunity.changed@1', created);
  publishEvent('news.changed@1', created);
  expect(one.mock.calls).toEqual([[created, true]]);
  expect(other.mock.calls).toEqual([[created, true]]);
  expect(OtherTab.all.map(({ sent }) => sent)).toEqual([
    [
      { name: 'opportunity.changed@1', data: created },
      { name: 'news.changed@1', data: created },
    ],
  ]);
  const later = jest.fn();
  rerender(<Listener onEvent={later} />);
  OtherTab.all.at(-1)?.onMessage({ data: { name: 'news.changed@1', data: created } });
  expect(later.mock.calls).toEqual([[created, false]]);
  unmount();
  publishEvent('news.changed@1', created);
  expect([one, other, later].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('a page that is left closes its channel, and opens one when the browser shows it again', () => {
  const onEvent = jest.fn();
  render(<Listener onEvent={onEvent} />);
  const message = { data: { name: 'news.changed@1', data: created } };
  const before = OtherTab.all.at(-1);
  dispatchEvent(new Event('pagehide'));
  before?.onMessage(message);
  expect(onEvent).not.toHaveBeenCalled();
  dispatchEvent(new Event('pageshow'));
  OtherTab.all.at(-1)?.onMessage(message);
  expect(onEvent.mock.calls).toEqual([[created, false]]);
});

test('a listener that throws is reported; the others still get it', () => {
  const told = jest.fn();
  Object.assign(globalThis, { reportError: told });
  const other = jest.fn();
  const failure = new Error('broken listener');
  const broken = () => {
    throw failure;
  };
  render(
    <>
      <Listener onEvent={broken} />
      <Listener onEvent={other} />
    </>,
  );
  publishEvent('news.changed@1', created);
  expect(told.mock.calls).toEqual([[failure]]);
  expect(other).toHaveBeenCalledTimes(1);
});

test('records the latest fifty, with how many listened', () => {
  render(<Listener onEvent={() => undefined} />);
  const { result } = renderHook(useRecordedEvents);
  act(() => {
    for (let id = 1; id <= 60; id += 1) publishEvent('news.changed@1', { id, change: 'deleted' });
    OtherTab.all.at(-1)?.onMessage({ data: { name: 'unknown@9', data: 1 } });
  });
  expect(result.current).toHaveLength(50);
  expect(result.current[0]).toMatchObject({
    name: 'unknown@9',
    data: 1,
    isOwn: false,
    listeners: 0,
  });
  expect(result.current[1]).toMatchObject({
    name: 'news.changed@1',
    data: { id: 60, change: 'deleted' },
    isOwn: true,
    listeners: 1,
  });
});

import { watchRelease } from './release-watch';

const minutes = (count: number) => count * 60_000;

/** A watch with a fixed clock, and the server's answers in order. */
function watchAt(...answers: (string | null)[]) {
  const clock = { now: 0, asked: 0 };
  const watch = watchRelease({
    now: () => clock.now,
    newer: async () => answers[clock.asked++] ?? null,
  });
  return { clock, watch };
}

function saveData(value: boolean) {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: value },
    configurable: true,
  });
}
afterEach(() => saveData(false));

test('asks at most every five minutes, and not just after the page loaded', async () => {
  const { clock, watch } = watchAt(null, '"b"');
  await watch.ask();
  expect(clock.asked).toBe(0);
  clock.now = minutes(5);
  await watch.ask();
  await watch.ask();
  expect([clock.asked, watch.isNews()]).toEqual([1, false]);
  clock.now = minutes(10);
  await watch.ask();
  expect(watch.isNews()).toBe(true);
});

test('follows a page left open: every five minutes while visible, and at once when it is again', async () => {
  jest.useFakeTimers();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  let asked = 0;
  const watch = watchRelease({ newer: async () => (++asked, null) });
  const stop = watch.follow();
  await jest.advanceTimersByTimeAsync(minutes(5));
  expect(asked).toBe(1);
  turn(true);
  await jest.advanceTimersByTimeAsync(minutes(30));
  expect(asked).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
  turn(false);
  expect(asked).toBe(2);
  await jest.advanceTimersByTimeAsync(minutes(5));
  expect(asked).toBe(3);
  stop();
  await jest.advanceTimersByTimeAsync(minutes(30));
  expect(asked).toBe(3);
  hidden.mockRestore();
  jest.useRealTimers();
});

test('asks once an hour with data saving, and never offline', async () => {
  const { clock, watch } = watchAt();
  saveData(true);
  clock.now = minutes(59);
  await watch.ask();
  expect(clock.asked).toBe(0);
  clock.now = minutes(60);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await watch.ask();
  expect(clock.asked).toBe(0);
  online.mockRestore();
  await watch.ask();
  expect(clock.asked).toBe(1);
});

test('a postponed notice stays hidden until the next release, but the release still counts as new', async () => {
  const { clock, watch } = watchAt('"b"', '"b"', '"c"');
  const onChange = jest.fn();
  watch.subscribe(onChange);
  clock.now = minutes(5);
  await watch.ask();
  watch.putOff();
  expect([watch.isNews(), watch.isOut()]).toEqual([false, true]);
  clock.now = minutes(10);
  await watch.ask();
  expect(watch.isNews()).toBe(false);
  clock.now = minutes(15);
  await watch.ask();
  expect(watch.isNews()).toBe(true);
  expect(onChange).toHaveBeenCalled();
});

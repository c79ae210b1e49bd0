import { defineRoutes } from '@alumni/shared-ui/router';
import { routesOf } from '../composition/app-routes';
import { buildRemote, buildRoute } from '../testing/renderShell';
import { watchStrayErrors } from './watch-stray-errors';

const routes = routesOf([buildRemote('mf_a', [buildRoute({ name: 'home', path: '/' })])]);
let sent: number;
let stop: () => void;
let minute = 0;

beforeEach(() => {
  sent = 0;
  minute += 10;
  jest.useFakeTimers({ now: minute * 60_000 });
  window.history.replaceState(null, '', '/');
  defineRoutes({ home: '/' });
  navigator.sendBeacon = () => (sent += 1) > 0;
  stop = watchStrayErrors(routes);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test("reports an error of a remote's event handler once, even when it repeats", async () => {
  await thrown('boom', '/remotes/mf_a/1.0.0-ab/c1.js');
  await thrown('boom', '/remotes/mf_a/1.0.0-ab/c1.js');
  expect(sent).toBe(1);
  await thrown('another', '/remotes/mf_a/1.0.0-ab/c1.js');
  expect(sent).toBe(2);
});

test('ignores errors of the shell, of browser extensions and of refused calls', async () => {
  await thrown('boom', '/assets/main.js');
  await thrown('boom', 'chrome-extension://x/y.js');
  const refused = Object.assign(errorFrom('/remotes/mf_a/1/c1.js'), { isAxiosError: true });
  await rejected(refused);
  expect(sent).toBe(0);
  await rejected(errorFrom('/remotes/mf_a/1/c1.js'));
  expect(sent).toBe(1);
});

function errorFrom(file: string, message = 'boom'): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at f (https://alumni.test${file}:1:2)`;
  return error;
}

async function thrown(message: string, file: string) {
  window.dispatchEvent(new ErrorEvent('error', { error: errorFrom(file, message) }));
  await jest.advanceTimersByTimeAsync(0);
}

async function rejected(reason: Error) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  await jest.advanceTimersByTimeAsync(0);
}

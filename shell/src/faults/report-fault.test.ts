import { RemoteFault } from '@alumni/federation-runtime';
import { ScreenFaultInput } from '@alumni/shared-contract';
import { defineRoutes } from '@alumni/shared-ui/router';
import { reportFault, setReportedVersions } from './report-fault';

const fault = () => new RemoteFault('network', 'mf_a', 'Home', new Error('lost'));
let sent: Blob[];
let minute = 0;

beforeEach(() => {
  sent = [];
  // Each test starts with a new minute.
  minute += 10;
  jest.useFakeTimers({ now: minute * 60_000 });
  navigator.sendBeacon = (_, body) => sent.push(body as Blob) > 0;
});
afterEach(() => jest.useRealTimers());

test('reports a fault once, with the code that is shown, in the shape of the contract', async () => {
  defineRoutes({ check: '/check_user/:token' });
  window.history.replaceState(null, '', '/check_user/secret');
  setReportedVersions([{ name: 'mf_a', version: '1.0.0-ab' }]);
  const one = fault();
  await Promise.all([reportFault(one), reportFault(one)]);
  expect(sent).toHaveLength(1);
  const text = await textOf(sent[0]);
  expect(text).not.toContain('secret');
  expect(ScreenFaultInput.parse(JSON.parse(text))).toEqual({
    incident: one.incident,
    kind: 'network',
    remote: 'mf_a',
    version: '1.0.0-ab',
    screen: 'Home',
    route: 'check',
    message: 'Error: lost',
    preview: null,
  });
});

test('names the channels that a preview shows, not those that have ended', async () => {
  const channels = [
    { remote: 'mf_a', channel: 'pr-42', isShown: true },
    { remote: 'mf_b', channel: 'pr-7', isShown: true },
    { remote: 'mf_c', channel: 'recette', isShown: false },
  ];
  const script = document.createElement('script');
  const textContent = JSON.stringify({ channels, isInvalid: false });
  document.body.append(
    Object.assign(script, { type: 'application/json', id: 'preview', textContent }),
  );
  await reportFault(fault());
  script.remove();
  expect(JSON.parse(await textOf(sent[0]))).toMatchObject({ preview: 'mf_a@pr-42 mf_b@pr-7' });
});

test('reports at most five faults per minute', async () => {
  for (let nth = 0; nth < 8; nth += 1) await reportFault(fault());
  expect(sent).toHaveLength(5);
  jest.advanceTimersByTime(60_000);
  await reportFault(fault());
  expect(sent).toHaveLength(6);
});

test('reports nothing while offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await reportFault(fault());
  expect(sent).toEqual([]);
  online.mockRestore();
});

/** jsdom's Blob has no `text`. */
function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
}

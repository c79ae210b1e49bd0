import { createRemoteLoader, type FederationPort } from './remote-loader';
import type { RemoteFault } from './faults';

const remotes = [
  {
    name: 'mf_a',
    base: '/remotes/mf_a/1/',
    exposes: { './Home': { js: ['c1.js'], css: [], shares: [] } },
  },
];
const network = () => new Error('ScriptNetworkError: Failed to load script');

/** Containers with prepared answers: errors are thrown, other values returned. */
function portOf(...answers: unknown[]) {
  const calls = {
    register: [] as unknown[],
    load: [] as string[],
    renew: [] as string[],
    abandon: [] as string[],
  };
  const port: FederationPort = {
    register: (list, options) => calls.register.push([list.map(({ name }) => name), options]),
    renew: (urls, which) => calls.renew.push(which, ...urls),
    abandon: (base) => calls.abandon.push(base),
    tampered: async () => false,
    load: async (id) => {
      calls.load.push(id);
      const answer = answers[calls.load.length - 1] ?? answers.at(-1);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { port, calls };
}
const quick = { pause: async () => undefined };
const faultOf = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: RemoteFault) => error,
  );

test('loads the export that has the name of the module', async () => {
  const { port } = portOf({ Home: 'screen' });
  const loader = createRemoteLoader(port, remotes, quick);
  expect(await loader.load('mf_a', 'Home')).toBe('screen');
});

test('two simultaneous loads share one request', async () => {
  const { port, calls } = portOf({ Home: 'screen' });
  const loader = createRemoteLoader(port, remotes, quick);
  const first = loader.load('mf_a', 'Home');
  expect(loader.load('mf_a', 'Home')).toBe(first);
  await first;
  expect(loader.load('mf_a', 'Home')).toBe(first);
  expect(calls.load).toHaveLength(1);
});

test('tries three times after a network fault, and registers the entry again', async () => {
  const { port, calls } = portOf(network(), network(), { Home: 'screen' });
  const loader = createRemoteLoader(port, remotes, quick);
  expect(await loader.load('mf_a', 'Home')).toBe('screen');
  expect(calls.load).toHaveLength(3);
  expect(calls.register.at(-1)).toEqual([['mf_a'], { force: true }]);
});

test('rejects after three attempts, with an incident code', async () => {
  const { port, calls } = portOf(network());
  const fault = await faultOf(createRemoteLoader(port, remotes, quick).load('mf_a', 'Home'));
  expect(fault?.kind).toBe('network');
  expect(fault?.incident).toMatch(/^MF-[2-9A-Z]{6}$/);
  expect(calls.load).toHaveLength(3);
});

test.each([
  ['missing', new Error('Module "./Home" does not exist in container.')],
  ['version', new Error('Unsatisfied version 18 of shared module react')],
  ['version', new Error('The getter for the shared module is not a function. #RUNTIME-012')],
  ['crash', new Error('RUNTIME-008 ScriptExecutionError: Script "x" loaded but threw')],
  ['crash', new TypeError('x is not a function')],
])('does not retry a fault of kind %s', async (kind, error) => {
  const { port, calls } = portOf(error, { Home: 'half a screen' });
  const loader = createRemoteLoader(port, remotes, quick);
  const fault = await faultOf(loader.load('mf_a', 'Home'));
  expect(fault?.kind).toBe(kind);
  expect(await faultOf(loader.load('mf_a', 'Home'))).toBe(fault);
  expect(calls.load).toHaveLength(1);
});

test('a module without the expected export counts as a missing screen', async () => {
  const { port } = portOf({ Other: 'screen' });
  const fault = await faultOf(createRemoteLoader(port, remotes, quick).load('mf_a', 'Home'));
  expect(fault?.kind).toBe('missing');
});

test('rejects a slow remote after the given time limit', async () => {
  const { port, calls } = portOf(new Promise(() => undefined), { Home: 'screen' });
  const loader = createRemoteLoader(port, remotes, { ...quick, timeoutMs: 20 });
  expect((await faultOf(loader.load('mf_a', 'Home')))?.kind).toBe('timeout');
  expect(calls.abandon).toEqual(['/remotes/mf_a/1/']);
  expect(await loader.reload('mf_a', 'Home')).toBe('screen');
  expect(calls.renew[0]).toBe('missing');
});

test('does not retry or report a failure after the time limit', async () => {
  let fail: (error: Error) => void = () => undefined;
  const late = new Promise((_, reject) => (fail = reject));
  const { port, calls } = portOf(late);
  const loader = createRemoteLoader(port, remotes, { ...quick, timeoutMs: 20 });
  await faultOf(loader.load('mf_a', 'Home'));
  fail(network());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls.load).toHaveLength(1);
});

test('rejects at once, and finds out later that the file was a wrong one', async () => {
  const { port } = portOf(network());
  const loader = createRemoteLoader({ ...port, tampered: async () => true }, remotes, quick);
  const fault = await faultOf(loader.load('mf_a', 'Home'));
  expect(fault?.kind).toBe('network');
  expect(await fault?.diagnosis).toBe('integrity');
});

test('reload clears the fault, registers by force and bypasses caches', async () => {
  const { port, calls } = portOf(new Error('boom'), { Home: 'screen' });
  const loader = createRemoteLoader(port, remotes, quick);
  await faultOf(loader.load('mf_a', 'Home'));
  expect(await loader.reload('mf_a', 'Home')).toBe('screen');
  expect(calls.register.at(-1)).toEqual([['mf_a'], { force: true }]);
  expect(calls.renew).toEqual(['all', '/remotes/mf_a/1/remoteEntry.js', '/remotes/mf_a/1/c1.js']);
});

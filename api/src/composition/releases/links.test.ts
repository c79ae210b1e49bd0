import { startListeningReleases } from '../../../testing/listening-releases';
import { mfWorkspace } from '../../../testing/mf-workspace';
import { teamOf } from '../../../testing/release-client';
import { sentRelease, type Sent } from '../../../testing/releasing';

const slot = 'home.parts@1';
const part = { slot, screen: './src/screens/a/AScreen', minHeight: 0 };
const parcel = { name: 'des-parties', title: 'Parties', screen: './src/screens/a/AScreen' };

/** A server of its own for the tests of a `describe`, and what the teams of two remotes do there. */
function twoTeams() {
  let server: Awaited<ReturnType<typeof startListeningReleases>>;
  const { remove, ...workspace } = mfWorkspace(() => server.url);
  beforeAll(async () => {
    server = await startListeningReleases();
  });
  afterAll(async () => {
    await server.stop();
    remove();
  });
  const team = (name: 'mf_a' | 'mf_b') => teamOf(server.app, name);
  return {
    ...workspace,
    team,
    publish: async (name: 'mf_a' | 'mf_b', content: string, more: Sent) => {
      const { version, tar } = await sentRelease({ name, content, ...more });
      expect((await team(name).send(tar)).status).toBe(201);
      return version;
    },
    promote: async (name: 'mf_a' | 'mf_b', version: string, canary?: number) =>
      team(name).promote(version, canary === undefined ? {} : { canary }),
  };
}

describe('a slot that one remote draws and another fills', () => {
  const { run, mf, build, team, publish, promote } = twoTeams();

  test('is shown by mf graph, also while nobody draws or fills it', async () => {
    const filling = await publish('mf_b', 'filling', {
      remote: { slots: [part], parcels: [parcel] },
    });
    expect((await promote('mf_b', filling)).status).toBe(200);
    expect((await run('graph')).output).toContain(`  remplit ${slot} : PERSONNE ne le dessine`);
    const drawing = await publish('mf_a', 'drawing', { offers: [slot] });
    expect((await promote('mf_a', drawing)).status).toBe(200);
    expect((await run('graph')).output.split('\n').slice(1)).toEqual([
      `mf_a ${drawing}`,
      `  dessine ${slot} : rempli par mf_b`,
      `mf_b ${filling}`,
      `  remplit ${slot} : dessiné par mf_a`,
      '  à intégrer ailleurs : des-parties',
      '',
    ]);
    expect((await run('graph --mermaid')).output).toContain(`  mf_a -- "${slot}" --> mf_b\n`);
    expect(await mf('graph')).toMatchObject({
      slots: [{ name: slot, from: 'mf_a', to: 'mf_b' }],
      events: [],
      parcels: [{ name: 'mf_b', parcel: 'des-parties' }],
    });
  });

  test('cannot be given up while it is filled, not for some visitors either', async () => {
    const without = await publish('mf_a', 'without', {});
    for (const canary of [undefined, 10]) {
      const answer = await promote('mf_a', without, canary);
      expect(answer.status).toBe(422);
      expect(answer.body.message).toContain(`elle n'offre plus ${slot}, que remplit mf_b`);
    }
    await build('without', {});
    const { code, errors } = await run('check mf-a');
    expect([code, errors]).toEqual([1, expect.stringContaining(`elle n'offre plus ${slot}`)]);

    const empty = await publish('mf_b', 'fills nothing', { remote: { parcels: [parcel] } });
    expect((await promote('mf_b', empty)).status).toBe(200);
    expect((await promote('mf_a', without)).status).toBe(200);
  });

  test('a rollback gives it up: what fills it just shows nothing', async () => {
    const drawing = await publish('mf_a', 'drawing again', { offers: [slot] });
    expect((await promote('mf_a', drawing)).status).toBe(200);
    const filling = await publish('mf_b', 'filling again', {
      remote: { slots: [part], parcels: [parcel] },
    });
    expect((await promote('mf_b', filling)).status).toBe(200);
    const revision = await team('mf_a').revision();
    expect((await team('mf_a').post('rollback', { revision })).status).toBe(200);
  });

  test('mf check says that nobody draws what a build fills', async () => {
    await build('filling too', { remote: { slots: [{ ...part, slot: 'nowhere.at-all@1' }] } });
    const { code, output } = await run('check mf-a');
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('Remplit nowhere.at-all@1, que personne ne dessine en ligne.'),
    ]);
  });
});

describe('a parcel that pages of other sites may show', () => {
  const { run, build, team, publish, promote } = twoTeams();
  const told = "elle n'a plus des-parties, que des pages d'autres sites montrent peut-être";

  test('is given up only by a team that says so', async () => {
    const offering = await publish('mf_a', 'offering', { remote: { parcels: [parcel] } });
    expect((await promote('mf_a', offering)).status).toBe(200);
    await build('without it', {});
    const { code, output } = await run('check mf-a');
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(
        "N'a plus des-parties : mf promote demandera --withdraw des-parties.",
      ),
    ]);

    const without = await publish('mf_a', 'without it', {});
    const answer = await promote('mf_a', without);
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining(told)]);
    const other = await team('mf_a').promote(without, { withdraw: ['another'] });
    expect(other.status).toBe(422);
    const { errors } = await run('promote mf-a');
    expect(errors).toContain(told);
    const trial = await run('promote mf-a --canary 10 --withdraw des-parties');
    expect([trial.code, trial.output]).toEqual([0, expect.stringContaining("est à l'essai")]);
    // What was said for the trial holds for its end.
    const done = await run('promote mf-a');
    expect([done.code, done.output]).toEqual([0, expect.stringContaining('est en ligne')]);
  });
});

const event = 'a.changed@1';

describe('an event that one remote publishes and another listens to', () => {
  const { run, mf, build, publish, promote } = twoTeams();
  const goLive = async (name: 'mf_a' | 'mf_b', content: string, more: Sent) => {
    const version = await publish(name, content, more);
    return { version, answer: await promote(name, version) };
  };

  test('is shown by mf graph, also while nobody publishes it', async () => {
    await build('listening', { listens: [event] });
    expect((await run('check mf-a')).output).toContain(
      `Écoute ${event}, que personne n'annonce en ligne.`,
    );
    const { version: listening } = await goLive('mf_b', 'listening', { listens: [event] });
    expect((await run('graph')).output).toContain(`  écoute ${event} : PERSONNE ne l'annonce`);
    const { version: telling } = await goLive('mf_a', 'telling', { publishes: [event] });
    expect((await run('graph')).output.split('\n').slice(1)).toEqual([
      `mf_a ${telling}`,
      `  annonce ${event} : écouté par mf_b`,
      `mf_b ${listening}`,
      `  écoute ${event} : annoncé par mf_a`,
      '',
    ]);
    expect((await run('graph --mermaid')).output).toContain(`  mf_a -. "${event}" .-> mf_b`);
    expect(await mf('graph')).toMatchObject({
      events: [{ name: event, from: 'mf_a', to: 'mf_b' }],
    });
  });

  test('cannot be given up while somebody listens', async () => {
    const refused = `elle n'annonce plus ${event}, qu'écoute mf_b`;
    const { version, answer } = await goLive('mf_a', 'silent', {});
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain(refused);
    await build('silent', {});
    const { code, errors } = await run('check mf-a');
    expect([code, errors]).toEqual([1, expect.stringContaining(refused)]);

    expect((await goLive('mf_b', 'deaf', {})).answer.status).toBe(200);
    expect((await promote('mf_a', version)).status).toBe(200);
  });
});

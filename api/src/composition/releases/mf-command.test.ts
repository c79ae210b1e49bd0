import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../../testing/eventually';
import { startListeningReleases } from '../../../testing/listening-releases';
import { mfWorkspace } from '../../../testing/mf-workspace';
import { tokens } from '../../../testing/releasing';
import { judgeTrials } from '../canary-judge/canary-judge';

let server: Awaited<ReturnType<typeof startListeningReleases>>;
const { folder, start, run, mf, build, remove } = mfWorkspace(() => server.url);

beforeAll(async () => {
  server = await startListeningReleases();
});
afterAll(async () => {
  await server.stop();
  remove();
});

// Each command starts a process: a test has few, so that it finishes in time on a slow machine.
describe('releasing by the mf commands', () => {
  let first: string;
  let revision: number;

  test('checks, publishes once, promotes', async () => {
    first = await build('first');
    expect(await mf('check')).toMatchObject({ code: 0, online: true });
    expect(await mf('publish mf-a')).toMatchObject({ code: 0, version: first });
    expect(await mf('publish mf_a')).toMatchObject({ code: 3 });
    // A remote that was never live.
    expect(await mf('publish mf-a --channel recette')).toMatchObject({ code: 0, version: first });
    ({ revision } = await mf('promote mf-a'));
    expect(await mf(`promote mf-a --version ${first}`)).toMatchObject({ code: 3, revision });
  });

  test('sets a canary, refuses a late change, promotes for all, rolls back', async () => {
    const second = await build('second');
    await mf('publish mf-a');
    expect(await mf('promote mf-a --canary 10')).toMatchObject({
      remote: { version: first, canary: { version: second, percent: 10 } },
    });
    const late = await mf(`promote mf-a --revision ${revision}`);
    expect(late).toMatchObject({ ok: false, code: 4 });
    expect(late.message).toContain(`révision ${revision + 1}`);
    expect(await mf('promote mf-a')).toMatchObject({ remote: { version: second, canary: null } });
    expect(await mf('rollback mf-a')).toMatchObject({ remote: { version: first } });
  });

  test('lets a judge decide about a canary, and follows it until then', async () => {
    expect(await mf('promote mf-a --judge 48')).toMatchObject({ code: 2 });
    expect(await mf('status --watch')).toMatchObject({ code: 3 });
    const third = await build('judged');
    await mf('publish mf-a');
    expect(await mf('promote mf-a --canary 10')).toMatchObject({ code: 0 });
    // The same trial, with a judge from now on.
    expect(await mf('promote mf-a --canary 10 --judge 48')).toMatchObject({
      remote: { canary: { version: third, judge: { canary: { visits: 0 } } } },
    });
    const { out, ended } = start('status --watch');
    await eventually(() => expect(out.output).toContain("en 0 visite à l'essai"));
    await judgeTrials(server.releases, new Date(Date.now() + 49 * 3_600_000));
    expect(await ended).toBe(0);
    expect(out.output).toMatch(
      /^mf_a : l'essai est fini, reste \S+ \(juge : trop peu de visites : 0 panne/m,
    );
  });

  test('starts and ends maintenance; the journal has each step', async () => {
    expect(await mf('maintenance mf-a on')).toMatchObject({ remote: { state: 'maintenance' } });
    expect(await mf('maintenance mf-a on')).toMatchObject({ code: 3 });
    expect(await mf('maintenance mf-a off')).toMatchObject({ code: 0, revision: revision + 8 });
    const { journal } = await mf('status');
    expect(journal.map(({ action }) => action)).toEqual([
      'end-maintenance',
      'maintenance',
      'rollback',
      'canary',
      'canary',
      'publish',
      'rollback',
      'promote',
      'canary',
      'publish',
      'promote',
      'publish',
    ]);
    expect((await run('status')).output).toMatch(/^mf_a +\S+ +\S+ +3 +en ligne$/m);
  });
});

test('shows a build in a channel, gives a link to several, and ends it', async () => {
  const version = await build('of a pull request');
  const made = await mf('publish mf-a --channel pr-42 --days 3');
  expect(made).toMatchObject({ code: 0, version, channel: 'pr-42' });
  const seen = async (link: string) => {
    // The test's server listens elsewhere than it says.
    const { pathname, search } = new URL(link);
    const answer = await fetch(new URL(pathname + search, server.url), { redirect: 'manual' });
    const [cookie = ''] = answer.headers.getSetCookie();
    const at = new URL(answer.headers.get('location') ?? '', server.url);
    const page = await fetch(at, { headers: { cookie: cookie.split(';')[0]! } });
    return { page: at.pathname + at.search, isShown: (await page.text()).includes(version) };
  };
  expect(await seen(made.link)).toEqual({ page: '/', isShown: true });
  // Again, for a version that is published already.
  expect(await mf('publish mf-a --channel pr-43')).toMatchObject({ code: 0, channel: 'pr-43' });
  const { link } = await mf('preview mf-a@pr-42 --path /mf_a?page=2');
  expect(await seen(link)).toEqual({ page: '/mf_a?page=2', isShown: true });
  expect((await run('status')).output).toMatch(
    /^ {2}canal pr-42 : \S+, jusqu'au \d{4}-\d\d-\d\d$/m,
  );
  expect(await mf('preview mf-a@pr-42 mf-a@pr-43')).toMatchObject({ code: 2 });
  expect(await mf('preview mf-a@pr-42 --path //ailleurs.test')).toMatchObject({ code: 2 });
  expect(await mf('preview mf-a@pr-42 --end')).toMatchObject({ code: 0 });
  expect(await mf('preview mf-a@pr-42')).toMatchObject({ code: 1 });
  expect(await seen(made.link)).toMatchObject({ isShown: false });
});

test('names an invalid build or a colliding map, and does not send it', async () => {
  await build('third');
  writeFileSync(join(folder, 'dist/a.js'), 'formatted by hand');
  expect(await mf('publish mf-a')).toMatchObject({
    code: 1,
    message: expect.stringMatching(/a\.js/),
  });
  const map = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as { routes: object[] };
  const routes = map.routes.map((route) => ({ ...route, path: '/etat', access: 'everybody' }));
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...map, routes }));
  expect((await mf('check mf-a')).message).toContain('/routes/0/access : une valeur parmi');
});

const refusals: [args: string, token: string, code: number, message: string][] = [
  ['promote mf-a', '', 2, 'Le jeton de mf_a manque : MF_TOKEN, ou --token-file.'],
  ['rollback mf-a', 'a token that nobody gave out', 1, "n'accepte pas ce jeton"],
  ['publish mf-a', tokens.mf_b, 1, 'Ce jeton est celui de mf_b'],
  ['status --url http://127.0.0.1:3', tokens.mf_a, 1, 'personne ne répond à ce port'],
  ['status --url http://reseau.exemple', tokens.mf_a, 2, 'un jeton ne voyage que par https'],
  ['promote mf-a --canary 100', tokens.mf_a, 2, '--canary veut un entier de 1 à 99'],
  ['publish mf-a --days 3', tokens.mf_a, 2, '--days veut aussi --channel.'],
  ['publish mf-a --channel PR_42', tokens.mf_a, 2, "n'est pas le nom d'un canal, comme pr-42"],
  ['promot mf-a', tokens.mf_a, 2, 'Commande inconnue : promot.'],
];
test('explains a refusal on the error output, with its exit code', async () => {
  await build('fourth');
  await Promise.all(
    refusals.map(async ([args, token, code, message]) => {
      const ended = await run(args, token);
      expect(ended).toEqual({ code, output: '', errors: expect.stringContaining(message) });
    }),
  );
});

test('a check compares what the build takes with the live shell, and tells a lower range', async () => {
  const page = '@alumni/shared-ui/page';
  const taken = { requires: { [page]: '^1.0.0' }, builtWith: { [page]: '1.2.0' } };
  await build('ahead', { ...taken, uses: { [page]: ['PageTitle', 'Banner'] } });
  const ahead = await run('check mf-a');
  expect(ahead.code).toBe(1);
  expect(ahead.errors).toContain(`demande Banner de ${page}, que la coquille (1.2.0) n'a pas`);
  await build('fitting', { ...taken, uses: { [page]: ['PageTitle'] } });
  const { code, output } = await run('check mf-a');
  expect(code).toBe(0);
  expect(output).toContain('mf-a : bon');
  expect(output).toContain('Demande @alumni/shared-ui ^1.0.0, et a été construit avec 1.2.0.');
});

test('a check without a server says that it compared nothing online', async () => {
  await build('fifth');
  const { code, output } = await run('check mf-a --url http://127.0.0.1:3');
  expect(code).toBe(0);
  expect(output).toContain('rien n’est comparé à ce qui est en ligne');
});

test('the help lists the commands and the exit codes', async () => {
  const { code, output } = await run('--help');
  expect(code).toBe(0);
  for (const word of [
    'check',
    'publish',
    'preview',
    'promote',
    'rollback',
    'status',
    'graph',
    'maintenance',
    'shares',
    'keys',
  ])
    expect(output).toMatch(new RegExp(`^  ${word} `, 'm'));
  expect(output).toContain("4  quelqu'un d'autre a été plus rapide");
});

test('a reader that has seen enough is no error', async () => {
  const { child, out, ended } = start('--help');
  child.stdout.destroy();
  expect(await ended).toBe(0);
  expect(out.errors).toBe('');
});

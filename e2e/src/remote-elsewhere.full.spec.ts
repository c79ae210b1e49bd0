import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { freePort } from '../../api/testing/free-port';
import { logIn } from './acts';
import { startProductOf } from './clone-product';
import { openForeignSite } from './foreign-site';
import { startPackageRegistry } from './package-registry';
import { accounts } from './people';
import { root } from './routes';

/** A team without this repository: it has an address, a token and a registry of packages. */

// Installs the packages of a team, and starts a product.
test.setTimeout(15 * 60_000);

const example = join(root, 'examples/remote-elsewhere');
const token = 'a-token-of-the-team-of-events';
const address = '/admin/events';

test('a remote is created, tested, developed and released outside this repository', async ({
  browser,
}) => {
  const url = `http://localhost:${await freePort()}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'alumni-elsewhere-'));
  const place = mkdtempSync(join(tmpdir(), 'alumni-team-'));
  const folder = join(place, 'mf-events');
  const settings = { REMOTE_TOKENS: JSON.stringify({ mf_events: token }) };
  const registry = await startPackageRegistry();
  const team = { ...registry.env, MF_URL: url, MF_TOKEN: token };
  const run = (cwd: string, program: string, ...args: string[]) =>
    output(program, args, { cwd, env: environment(team) });
  const screen = join(folder, 'src/screens/events/EventsScreen.tsx');
  const rename = (from: string, to: string) => {
    const source = readFileSync(screen, 'utf8');
    expect(source).toContain(`title="${from}"`);
    writeFileSync(screen, source.replace(`title="${from}"`, `title="${to}"`));
  };
  const page = await browser.newPage({ baseURL: url, locale: 'fr-FR' });
  const title = page.getByRole('heading', { level: 1 });
  let stop = async () => {};
  try {
    await timed('npx mf create: the files of the example', async () => {
      const names = ['--title', 'Événements', '--owner', 'Équipe événements'];
      await run(place, 'npx', '--yes', '@alumni/mf', 'create', 'mf-events', ...names);
      expect(textsIn(folder)).toEqual(textsIn(example));
    });

    await timed('npm ci, from the lock of the example', async () => {
      cpSync(join(example, lock), join(folder, lock));
      await run(folder, 'npm', 'ci');
      // One React, so that hooks work.
      const react = await run(folder, 'npm', 'ls', 'react', '--parseable');
      expect(react.trim().split('\n')).toEqual([join(folder, 'node_modules/react')]);
    });

    await timed('types and tests', async () => {
      await run(folder, 'npm', 'run', 'types');
      await run(folder, 'npm', 'test');
    });

    stop = await startProductOf(root, url, dataDir, settings);
    const before = await liveFiles(url);
    await logIn(page, accounts.administrator);

    await timed('npm run dev, in front of the product', async () => {
      const port = String(await freePort());
      const here = `http://localhost:${port}`;
      const args = ['run', 'dev', '--', '--against', url, '--port', port];
      // A process group: npm leaves its command running when it is ended alone.
      const options = { cwd: folder, env: environment(team), detached: true };
      const command = spawn('npm', args, options);
      let said = '';
      command.stdout.on('data', (text: Buffer) => (said += text.toString()));
      const local = await browser.newPage({ baseURL: here, locale: 'fr-FR' });
      try {
        await expect.poll(() => said, { timeout: 120_000 }).toContain(here);
        await logIn(local, accounts.administrator);
        await local.goto(address);
        const heading = local.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText('Événements');
        rename('Événements', 'Rencontres');
        await expect(heading).toHaveText('Rencontres');
      } finally {
        await local.close();
        process.kill(-command.pid!, 'SIGTERM');
      }
    });

    await timed('a parcel for other sites, tested with the others', async () => {
      addParcel(folder);
      await run(folder, 'npm', 'test');
    });

    const status = async () =>
      JSON.parse(await run(folder, 'npx', 'mf', 'status', '--json')) as object;

    await timed('build, publish in a channel, promote', async () => {
      await run(folder, 'npm', 'run', 'build');
      await run(folder, 'npx', 'mf', 'publish', 'mf-events', '--channel', 'recette');
      const channels = [expect.objectContaining({ channel: 'recette' })];
      expect(await status()).toMatchObject({ neverLive: [{ name: 'mf_events', channels }] });
      await run(folder, 'npx', 'mf', 'promote', 'mf-events');
      expect(await status()).toMatchObject({ neverLive: [] });
    });

    await timed('the screen is in the live product', async () => {
      await page.reload();
      await page.getByRole('link', { name: 'Événements', exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(title).toHaveText('Rencontres');
      await page.getByRole('button', { name: 'Essayer' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Essais' })).toContainText('1');
      expect(await liveFiles(url)).toEqual(before);
    });

    await timed('another site shows its parcel, and opens its screen', () =>
      showElsewhere(page, url),
    );

    await timed('the commands of its CI file release the next version', async () => {
      rename('Rencontres', 'Nos rencontres');
      for (const step of stepsOf('push')) await run(folder, 'bash', '-euc', step);
      expect(await status()).toMatchObject({
        remotes: expect.arrayContaining([
          expect.objectContaining({
            name: 'mf_events',
            canary: expect.objectContaining({ percent: 10 }),
          }),
        ]),
      });
      await run(folder, 'npx', 'mf', 'promote', 'mf-events');
      await page.goto(address);
      await expect(title).toHaveText('Nos rencontres');
    });
  } finally {
    await page.close();
    await stop();
    await registry.stop();
    for (const path of [place, dataDir]) rmSync(path, { recursive: true, force: true });
  }
});

const lock = 'package-lock.json';

const parcel = `import { Parcel } from '@alumni/shared-ui/page';

export function EventsParcel() {
  return (
    <Parcel title="Prochaines rencontres" action={<a href="/admin/events">Toutes</a>}>
      <p>À Lomé, en mai.</p>
    </Parcel>
  );
}
`;

function addParcel(folder: string): void {
  const file = join(folder, 'remote.json');
  const map = JSON.parse(readFileSync(file, 'utf8')) as object;
  const screen = './src/parcels/EventsParcel';
  const parcels = [{ name: 'prochaines-rencontres', title: 'Les rencontres', screen }];
  writeFileSync(file, JSON.stringify({ ...map, parcels }, null, 2));
  mkdirSync(join(folder, 'src/parcels'));
  writeFileSync(join(folder, `${screen}.tsx`), parcel);
}

interface Manifest {
  metaData: {
    publicPath: string;
    remoteEntry: { name: string };
    globalName: string;
  };
}

/** A page of another origin that knows the address of the manifest. */
async function showElsewhere(page: Page, network: string): Promise<void> {
  const site = await openForeignSite({
    '/': { body: '<title>École</title><div id="EventsParcel"></div><div id="EventsScreen"></div>' },
  });
  try {
    await page.goto(site.origin);
    const answer = await fetch(`${network}/remotes/mf_events/live/mf-manifest.json`);
    const { metaData } = (await answer.json()) as Manifest;
    await page.addScriptTag({
      url: new URL(metaData.publicPath + metaData.remoteEntry.name, network).href,
    });
    await page.evaluate(async (name) => {
      const container = (window as unknown as Record<string, Container>)[name]!;
      await container.init({});
      for (const module of ['EventsParcel', 'EventsScreen']) {
        const { bootstrap, mount } = (await container.get(`./${module}`))();
        await bootstrap();
        await mount({ domElement: document.getElementById(module)! });
      }
    }, metaData.globalName);
    const shown = page.getByRole('region', { name: 'Prochaines rencontres' });
    await expect(shown).toContainText('À Lomé, en mai.');
    const screen = page.getByRole('region', { name: 'Événements' });
    await screen.getByRole('link', { name: 'Ouvrir dans le réseau' }).click();
    await expect(page).toHaveURL(`${network}/admin/events`);
  } finally {
    await site.close();
  }
}

interface Container {
  init: (scope: object) => Promise<unknown>;
  get: (module: string) => Promise<() => ParcelModule>;
}

interface ParcelModule {
  bootstrap: () => Promise<void>;
  mount: (props: { domElement: HTMLElement }) => Promise<void>;
}

/** Without the settings that npm gives to the commands that it runs, such as this test. */
const environment = (team: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  ...team,
});

async function output(program: string, args: string[], options: object): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout;
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const started = Date.now();
  await test.step(what, work);
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);
}

/** Path → text of every file of a remote, without what npm and webpack write. */
function textsIn(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== lock)
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .filter((path) => !/^(dist|node_modules)\//.test(path));
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
}

/** Versions of the shell and of every other remote. */
async function liveFiles(url: string): Promise<unknown> {
  const [shell] = /\/assets\/main\.\w+\.js/.exec(await (await fetch(url)).text()) ?? [];
  const answer = await fetch(`${url}/registry.json`);
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  const others = remotes.filter(({ name }) => name !== 'mf_events');
  expect(shell).toBeDefined();
  return { shell, others: others.map(({ name, version }) => ({ name, version })) };
}

interface Step {
  if?: string;
  run?: string;
}

/** The commands that the example's CI runs after that event. */
function stepsOf(event: string): string[] {
  const file = readFileSync(join(example, '.github/workflows/release.yml'), 'utf8');
  const { jobs } = parse(file) as { jobs: { release: { steps: Step[] } } };
  return jobs.release.steps.flatMap((step) =>
    step.run && (!step.if || step.if.includes(`'${event}'`)) ? [step.run] : [],
  );
}

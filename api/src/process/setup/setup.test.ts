import { PassThrough } from 'node:stream';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../app';
import { readConfig } from '../../platform/config/read-config';
import { mails, people, slides } from '../../platform/db/schema';
import { openServices } from '../services';
import { BadConfig } from '../../platform/start-error';
import { Client } from '../../../testing/client';
import { runCommand } from '../../../testing/command';
import {
  copyDatabase,
  type DatabaseKind,
  type TestDatabase,
} from '../../../testing/test-databases';
import { askIdentity } from './ask-identity';
import { askSecondFactor } from './ask-second-factor';
import { productionConfig } from './production-config';
import { openTerminal } from './terminal';

const settings = {
  NODE_ENV: 'production',
  BASE_URL: 'https://alumni.test',
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'reseau@alumni.test',
  SESSION_SECRET: 'a secret for tests, long enough to be one',
};
const identity = ['--nom', "d'Almeida", '--prenoms', 'Hélène Afi', '--email', 'Helene@Ecole.test'];

describe.each<[string, DatabaseKind]>([
  ['base embarquée', 'embedded'],
  ['serveur PostgreSQL', 'server'],
])('npm run setup (%s)', (_label, kind) => {
  const isMissing = kind === 'server' && !process.env.TEST_DATABASE_URL;
  const testHere = isMissing ? test.skip : test;
  let copy: TestDatabase;
  let link: string;
  beforeAll(async () => {
    if (!isMissing) copy = await copyDatabase(kind);
  });
  afterAll(() => copy?.remove());

  const setUp = (args: string[] = []) =>
    runCommand('src/process/setup/setup-command.ts', args, { ...settings, ...copy.environment });

  /** Reads the database through the product's own code. */
  async function opened<Result>(
    look: (services: Awaited<ReturnType<typeof openServices>>) => Result,
  ) {
    const config = readConfig({ ...settings, LOG_LEVEL: 'silent', ...copy.environment });
    const services = await openServices(config, () => undefined);
    try {
      return await look(services);
    } finally {
      await services.close();
    }
  }
  const counts = () =>
    opened(async ({ context: { db } }) => ({
      people: await db.$count(people),
      slides: await db.$count(slides),
      mails: await db.$count(mails),
    }));

  testHere('prepares the network and prints the first link', async () => {
    const { code, output } = await setUp(identity);
    expect(output).toContain("Administrateur : Hélène Afi d'Almeida (helene@ecole.test)");
    expect(output).toContain('STAFF_SECOND_FACTOR n’est pas choisi');
    expect(code).toBe(0);
    link = /https:\/\/alumni\.test\/password\/create\/[0-9a-f]{64}/.exec(output)?.[0] ?? '';
    expect(await counts()).toEqual({ people: 1, slides: 4, mails: 1 });
  });

  testHere('the link opens the account, which has all rights', async () => {
    const path = new URL(link).pathname;
    await opened(async ({ context }) => {
      const app = await buildApp(context);
      const browser = new Client(app);
      const password = {
        password: 'Palmier bleu 42 rivière',
        password_confirmation: 'Palmier bleu 42 rivière',
      };
      expect((await browser.post(path, password)).status).toBe(200);
      const login = { email: 'helene@ecole.test', password: 'Palmier bleu 42 rivière' };
      expect((await browser.post('/auth/login', login)).body).toMatchObject({ id_profil: 2 });
      await app.close();
    });
  });

  testHere('a second run changes nothing, and says so', async () => {
    const before = await counts();
    const { code, output } = await setUp();
    expect(output).toContain('Schéma : déjà à jour');
    expect(output).toContain('Données de référence : déjà là');
    expect(output).toContain('Administrateur : déjà là (helene@ecole.test)');
    expect(code).toBe(0);
    expect(await counts()).toEqual(before);
  });

  testHere('another administrator is refused, with what to do', async () => {
    const other = await setUp(['--nom', 'X', '--prenoms', 'Y', '--email', 'autre@ecole.test']);
    expect(other.output).toMatch(/déjà un administrateur actif[\s\S]*écran « Administrateurs »/);
    expect(other.code).toBe(1);
    const renewed = await setUp(['--new-link']);
    expect(renewed.output).toContain('a déjà choisi son mot de passe');
    expect(renewed.code).toBe(1);
    expect((await counts()).people).toBe(1);
  });
});

describe('the production configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const refusal = (environment: Record<string, string>) => {
    try {
      productionConfig({ DATA_DIR: folder, ...environment });
      return 'accepted';
    } catch (error) {
      return error instanceof BadConfig ? error.message : `no BadConfig: ${error}`;
    }
  };

  test.each([
    ['DEMO', { ...settings, DEMO: '1' }],
    ['DATABASE_URL', { BASE_URL: settings.BASE_URL }],
    ['BASE_URL', { ...settings, BASE_URL: 'http://alumni.test' }],
    ['BASE_URL', { ...settings, BASE_URL: '' }],
    ['SMTP_URL', { ...settings, SMTP_URL: '' }],
    ['MAIL_FROM', { ...settings, MAIL_FROM: '' }],
    ['SESSION_SECRET', { ...settings, SESSION_SECRET: '', DATABASE_URL: 'postgres://x/y' }],
  ])('an invalid %s is named', (name, environment) => {
    expect(refusal(environment)).toContain(`- ${name}`);
  });

  test('accepts a valid one, and warns about an address of this machine', () => {
    expect(refusal(settings)).toBe('accepted');
    const local = { ...settings, BASE_URL: 'http://localhost:3000', DATA_DIR: folder };
    expect(productionConfig(local).advice[0]).toContain('BASE_URL');
  });
});

const terminalWith = (typed: string) => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  let printed = '';
  output.on('data', (chunk) => (printed += String(chunk)));
  input.end(typed);
  return { terminal: openTerminal(input, output), printed: () => printed };
};
const nobody = () => openTerminal(new PassThrough(), new PassThrough());

describe('the first administrator', () => {
  test('is asked for on a terminal, until the answer is valid', async () => {
    const { terminal, printed } = terminalWith("d'Almeida\npas une adresse\nAfi@Ecole.test\n");
    expect(await askIdentity({ prenoms: 'Afi' }, terminal)).toEqual({
      nom: "d'Almeida",
      prenoms: 'Afi',
      email: 'afi@ecole.test',
    });
    const asked = printed();
    expect(asked).toMatch(/Nom : [\s\S]*Adresse e-mail : [\s\S]*Adresse e-mail : /);
    expect(asked).not.toContain('Prénoms');
  });

  test('is reported as missing without a terminal', async () => {
    await expect(askIdentity({ nom: 'X' }, nobody())).rejects.toThrow('--prenoms manque');
    await expect(askIdentity({ nom: 'X', prenoms: 'Y', email: 'z' }, nobody())).rejects.toThrow(
      '--email : ',
    );
  });
});

describe('the second factor of staff', () => {
  test.each([
    ['Oui\n', 'required'],
    ['peut-être\nnon\n', 'optional'],
    ['peut-être\n', null],
  ])('%j on the terminal is %s', async (typed, chosen) => {
    const { terminal, printed } = terminalWith(typed);
    expect(await askSecondFactor(terminal)).toBe(chosen);
    expect(printed().includes('Répondez par oui ou par non')).toBe(typed.startsWith('peut'));
  });

  test('without a person nobody is asked', async () => {
    expect(await askSecondFactor(nobody())).toBeNull();
  });
});

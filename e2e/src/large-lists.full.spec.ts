import { readFileSync } from 'node:fs';
import * as XLSX from '@e965/xlsx';
import { expect, test, type Page } from '@playwright/test';
import { readExportedFacts, type ExportedFacts } from '../../api/testing/exported-facts';
import { logIn, total } from './acts';
import { demoProduct } from './demo-product';
import { accounts } from './people';

const [rows, faults, duplicates] = [20_000, 50, 30];
const fresh = rows - faults - duplicates;
const number = (value: number) =>
  new RegExp(new Intl.NumberFormat('fr-FR').format(value).replace(/\s/g, '\\s'));

let product: Awaited<ReturnType<typeof demoProduct>>;
test.beforeAll(async () => {
  test.setTimeout(8 * 60_000);
  product = await demoProduct();
  await product.start();
});
test.afterAll(async () => {
  await product.kill();
  product.remove();
});

/** Addresses of people who are in the directory. */
async function knownAddresses(page: Page): Promise<string[]> {
  const known: string[] = [];
  for (let asked = 1; known.length < duplicates; asked += 1) {
    const answer = await page.request.get(`/api/users/students/list?page=${asked}`);
    const { data } = (await answer.json()) as { data: { data: { email: string }[] } };
    known.push(...data.data.map(({ email }) => email));
  }
  return known.slice(0, duplicates);
}

/** The school's list, with a fault or a known person every few hundred rows. */
function listOf(known: string[]): string {
  const wrong = [
    (id: number) => `Registre${id};Afi;sans arobase;Togo;2012`,
    (id: number) => `;Afi;registre${id}@liste.test;Togo;2012`,
    (id: number) => `Registre${id};Afi;registre${id}@liste.test;Mars;2012`,
    (id: number) => `Registre${id};Afi;registre${id}@liste.test;Togo;1850`,
    () => `Registre1;Afi;registre1@liste.test;Togo;2012`,
  ];
  const lines = ['Nom;Prénoms;E-mail;Campus;Promotion'];
  for (let id = 1; id <= rows; id += 1) {
    const fault = id % 400 === 0 ? id / 400 : 0;
    const duplicate = id % 600 === 7 ? Math.floor(id / 600) : duplicates;
    if (fault > 0 && fault <= faults) lines.push(wrong[fault % wrong.length]!(id));
    else if (duplicate < duplicates) lines.push(`Autre;Nom;${known[duplicate]};Togo;2012`);
    else lines.push(`Registre${id};Afi;registre${id}@liste.test;Togo;2012`);
  }
  return lines.join('\r\n');
}

/** A list of 20,000 people, imported while the server is killed at each step. */
test('imports 20,000 rows whole, though the server is killed while it checks and while it applies', async ({
  browser,
}) => {
  test.setTimeout(10 * 60_000);
  const page = await browser.newPage({ baseURL: product.url });
  await logIn(page, accounts.accountant);
  const before = await totalOf(page);
  const list = listOf(await knownAddresses(page));

  await test.step('the file is read and its columns are guessed', async () => {
    await page.goto('/admin/import');
    await page.locator('input[type=file]').setInputFiles({
      name: 'registre.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(list),
    });
    await expect(
      page.getByRole('heading', { name: /« registre.csv » : 20\s000 lignes/ }),
    ).toBeVisible();
  });

  await test.step('the check is killed, and another process finishes it; the page follows by itself', async () => {
    await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
    await expect(page.getByText(/Lignes vérifiées/)).toBeVisible();
    await restart();
    expect(await stateOf(page)).toBe('mapped');
    await expect(page.getByRole('button', { name: /^Importer 19/ })).toBeVisible({
      timeout: 180_000,
    });
    await expect(page.getByRole('radio', { name: `Refusées (${faults})` })).toBeAttached();
    await expect(page.getByRole('radio', { name: `Laissées (${duplicates})` })).toBeAttached();
    await expect(page.getByRole('radio', { name: number(fresh) })).toBeAttached();
  });

  await test.step('applying is killed: all rows or none, then all', async () => {
    let state = 'checked';
    // The embedded database answers nothing while it applies: nothing tells that it has begun.
    for (let wait = 20; state === 'checked'; wait *= 2) {
      await page.getByRole('button', { name: /^Importer 19/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Importer' }).click();
      await page.waitForTimeout(wait);
      await restart();
      state = await stateOf(page);
    }
    expect(state).toBe('applying');
    await expect(page.getByRole('heading', { name: 'Import terminé' })).toBeVisible({
      timeout: 180_000,
    });
    expect(await totalOf(page)).toBe(before + fresh);
  });

  await test.step('and taken back as a whole', async () => {
    await page.goto('/admin/import');
    await page.getByRole('button', { name: 'Annuler l’import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’import' }).click();
    await expect(page.getByRole('heading', { name: 'Import annulé' })).toBeVisible({
      timeout: 180_000,
    });
    expect(await totalOf(page)).toBe(before);
  });
});

/** State of the import that the page shows. */
async function stateOf(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get('id');
  const answer = await page.request.get(`/api/v2/alumni/imports/${id}`);
  return ((await answer.json()) as { state: string }).state;
}

/** The same people as the database, in a spreadsheet that another program than ours reads. */
test('exports everybody; another spreadsheet reader finds each row of the database', async ({
  browser,
}) => {
  test.setTimeout(10 * 60_000);
  const page = await browser.newPage({ baseURL: product.url, acceptDownloads: true });
  await logIn(page, accounts.administrator);
  const expected = await totalOf(page);
  const books = new Map<string, string[][]>();
  for (const format of ['Classeur Excel (.xlsx)', 'Texte (.csv, séparé par des points-virgules)']) {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Exporter' }).click();
    const dialog = page.getByRole('dialog');
    // The dialog still shows the last one.
    if (books.size > 0) await dialog.getByRole('button', { name: 'Nouvel export' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Nom', exact: true })).toBeVisible();
    for (const name of await dialog.getByRole('checkbox').all()) await name.uncheck();
    for (const name of columns) await dialog.getByRole('checkbox', { name, exact: true }).check();
    await dialog.getByRole('radio', { name: format }).check();
    await dialog.getByRole('button', { name: 'Préparer le fichier' }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Télécharger le fichier' }).click();
    const file = await (await download).path();
    books.set(format, rowsOf(file));
    await page.keyboard.press('Escape');
  }
  await product.kill();

  const people = await readExportedFacts(product.folder);
  expect(people).toHaveLength(expected);
  for (const [format, [heads, ...read]] of books) {
    expect([format, heads]).toEqual([format, columns]);
    expect(read).toHaveLength(expected);
    const wrong = read.filter((row, index) => !isSame(row, people[index]!));
    expect([format, wrong.slice(0, 3)]).toEqual([format, []]);
  }
  await product.start();
});

const columns = ['Nom', 'Prénoms', 'E-mail', 'Téléphone', 'Ville', 'Employeur'];

/** Cells of the first sheet, as texts. */
function rowsOf(file: string): string[][] {
  const book = XLSX.read(readFileSync(file), { raw: true, FS: ';' });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  return XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '', raw: false });
}

/** The number has spaces in the file. A text that begins like a formula has an apostrophe in the CSV. */
function isSame(row: string[], person: ExportedFacts): boolean {
  const { nom, prenoms, email, telephone, ville, employeur } = person;
  const kept = [nom, prenoms, email, telephone, ville, employeur].map((fact) => fact ?? '');
  const plain = row.map((cell, at) => (at === 3 ? cell.replace(/\s/g, '') : cell));
  return kept.every((fact, at) => plain[at] === fact);
}

async function restart(): Promise<void> {
  await product.kill();
  await product.start();
}

async function totalOf(page: Page): Promise<number> {
  await page.goto('/admin/students');
  await expect.poll(() => total(page)).toBeGreaterThan(0);
  return total(page);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFolders } from '@alumni/federation-registry/remotes';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { freePort } from '../../api/testing/free-port';
import { lastReleases } from '../../api/testing/last-releases';
import { cards, logIn } from './acts';
import { startProductOf } from './clone-product';
import { keepReleases, presentCommit } from './kept-release';
import { accounts } from './people';
import { mf } from './release-clone';

/** Teams release alone: each shell of the last releases with the remotes of each. */

// Three builds of everything, three products, nine stories.
test.setTimeout(30 * 60_000);

type Place = Parameters<typeof mf>[1];

interface Cell {
  shell: string;
  remotes: string;
  /** Remotes that this shell's server refused to promote, and why. */
  refused: string[];
  /** Pages that did not show. */
  broken: string[];
}

test('each shell of the last releases works with the remotes of each, or refuses them', async ({
  browser,
}) => {
  const commits = [await presentCommit(), ...lastReleases.slice(0, 2)];
  const kept = await keepReleases(commits);
  const folderOf = (commit: string) => kept.get(commit) ?? '';
  const cells: Cell[] = [];
  for (const shell of commits) {
    const dataDir = mkdtempSync(join(tmpdir(), 'alumni-matrix-'));
    const url = `http://localhost:${await freePort()}`;
    const end = await startProductOf(folderOf(shell), url, dataDir);
    try {
      const place = { MF_URL: url, DATA_DIR: dataDir };
      const own = (await mf(folderOf(shell), place, 'status')).remotes;
      for (const remotes of commits) {
        for (const { name, version } of own) {
          const again = await promote(folderOf(shell), place, name, version);
          expect([0, 3], again.message).toContain(again.code);
        }
        const refused = remotes === shell ? [] : await promoteAll(folderOf(remotes), place);
        const broken = await brokenPages(browser, url);
        cells.push({ shell, remotes, refused, broken });
      }
    } finally {
      await end();
      rmSync(dataDir, { recursive: true });
    }
  }
  console.log(table(commits, cells));
  expect(cells.flatMap(({ broken }) => broken)).toEqual([]);
  // A remote may need a newer shell; none is too old for one.
  const late = cells.filter(
    ({ shell, remotes }) => commits.indexOf(remotes) > commits.indexOf(shell),
  );
  expect(late.flatMap(({ refused }) => refused)).toEqual([]);
});

/**
 * Publishes and promotes every remote of a release, with its own `mf`. What a remote needs of another
 * may come with it: one that is refused is tried again after the others.
 * @returns the refusals
 */
async function promoteAll(folder: string, place: Place) {
  let refused: { remote: string; message: string }[] = [];
  for (const remotes of [remoteFolders(folder), null]) {
    const left = remotes ?? refused.map(({ remote }) => remote);
    refused = [];
    for (const remote of left) {
      // 3: the same content is there, or live, already.
      const sent = await mf(folder, place, 'publish', remote);
      expect([0, 3], sent.message).toContain(sent.code);
      const name = remote.replaceAll('-', '_');
      const live = await promote(folder, place, name, sent.version);
      expect([0, 1, 3], live.message).toContain(live.code);
      if (live.code === 1) refused.push({ remote, message: live.message });
    }
  }
  return refused.map(({ remote, message }) => `${remote} : ${message}`);
}

/**
 * Promotes a release; one without a parcel that the live one has is refused at first, and gives the
 * parcel up, as its team would say.
 */
async function promote(folder: string, place: Place, name: string, version: string) {
  const args = ['promote', name, '--version', version];
  const first = await mf(folder, place, ...args);
  const lost = [...(first.message ?? '').matchAll(/\(--withdraw ([\w@-]+)\)/g)];
  if (lost.length === 0) return first;
  return mf(folder, place, ...args, '--withdraw', ...lost.map(([, parcel = '']) => parcel));
}

const guestPages = ['/', '/actualities', '/nos_opportunites', '/register', '/contact'];
const memberPages = ['/admin/students', '/admin/opportunities', '/admin/show_profil'];
const staffPages = ['/admin/dashboard', '/admin/approvals', '/admin/home-slides', '/etat'];

/** A guest, a member and an administrator visit the product. */
async function brokenPages(browser: Browser, url: string): Promise<string[]> {
  const visits: [email: string | null, paths: string[]][] = [
    [null, guestPages],
    [accounts.member, memberPages],
    [accounts.administrator, staffPages],
  ];
  const broken: string[] = [];
  for (const [email, paths] of visits) {
    const context = await browser.newContext({ baseURL: url, locale: 'fr-FR' });
    const page = await context.newPage();
    if (email) await logIn(page, email);
    for (const path of paths) {
      await page.goto(path);
      const fault = await faultOf(page);
      if (fault) broken.push(`${path} : ${fault}`);
    }
    if (email === accounts.member) broken.push(...(await openFirst(page)));
    await context.close();
  }
  return broken;
}

/** From a list to a detail, without a reload. */
async function openFirst(page: Page): Promise<string[]> {
  await page.goto('/admin/opportunities');
  await cards(page).first().getByRole('link').first().click();
  await page.waitForURL(/\/admin\/opportunities\/\d+/);
  const fault = await faultOf(page);
  return fault ? [`/admin/opportunities/… : ${fault}`] : [];
}

/** @returns why the page does not show its screen, null when it does */
async function faultOf(page: Page): Promise<string | null> {
  const shown = page.locator('#root main').getByRole('heading', { level: 1 });
  await expect(shown).not.toBeEmpty();
  await expect(page.locator('#ssr')).toHaveCount(0);
  await expect(page.locator('#root [aria-busy="true"]')).toHaveCount(0);
  const incident = page.getByText(/MF-[2-9A-Z]{6}/).first();
  if (await incident.isVisible()) return incident.innerText();
  const title = await shown.first().innerText();
  return /indisponible|maintenance/i.test(title) ? title : null;
}

/** Rows: shells; columns: remotes; both newest first. */
function table(commits: string[], cells: Cell[]): string {
  const rows = commits.map((shell) => [
    shell.slice(0, 8),
    ...commits.map((remotes) => {
      const cell = cells.find((one) => one.shell === shell && one.remotes === remotes);
      if (!cell || cell.broken.length > 0) return 'cassé';
      return cell.refused.length > 0 ? `${cell.refused.length} refusé(s)` : 'marche';
    }),
  ]);
  const head = ['coquille \\ remotes', ...commits.map((commit) => commit.slice(0, 8))];
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const why = cells.flatMap(({ shell, remotes, refused, broken }) =>
    [...refused, ...broken].map(
      (text) => `${shell.slice(0, 8)} avec ${remotes.slice(0, 8)} : ${text}`,
    ),
  );
  return [...lines, ...why].join('\n');
}

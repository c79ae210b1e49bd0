import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { dataDirOf } from './data-dir';
import { expectFault, othersLive, retryBringsBack, withoutViews } from './fault-acts';
import { accounts, signIn } from './people';

// In a project of its own: nobody else may use this remote's screens meanwhile.
test('deleted files show a message in their place, and no other remote is affected', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, accounts.member);
  await withoutViews(page);
  const { port } = new URL(baseURL ?? '');
  const files = join(dataDirOf(port), 'published', 'remotes', 'mf_directory');
  const away = `${files}.away`;
  renameSync(files, away);
  try {
    await page.goto('/admin/students');
    await expectFault(page);
    await othersLive(page);
    await expectFault(page);
  } finally {
    renameSync(away, files);
  }
  await retryBringsBack(page);
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderPool, type RenderPool } from './render-pool';
import type { ViewModule } from './view-task';
import { createWarmUp } from './warm-up';

const folder = mkdtempSync(join(tmpdir(), 'views-'));
let pool: RenderPool;
const failedOwners: string[] = [];

beforeEach(() => {
  failedOwners.length = 0;
  pool = createRenderPool({ onFailure: ({ owner }) => failedOwners.push(owner) });
});
afterEach(() => pool.close());

function moduleOf(name: string, source: string): ViewModule {
  const text = `var firstView = (() => { ${source} })()`;
  const file = join(folder, `${name}.js`);
  writeFileSync(file, text);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { owner: name, name, file, integrity };
}

/** Counts how often its context was created. */
const counting = moduleOf('counting', 'let n = 0; return { render: () => String((n += 1)) }');
const hanging = moduleOf('hanging', 'return { render: () => { for (;;); } }');
const throwing = moduleOf('throwing', "throw new Error('cassé')");

const soon = () => AbortSignal.timeout(60_000);
const visit = () => pool.render(counting, 'visit', soon(), false);

test('without warm-up, the first visit is the first run', async () => {
  expect(await visit()).toBe('1');
});

test('a warmed-up module has run before the first visit', async () => {
  await pool.warm([{ module: counting, input: '' }]);
  expect(await visit()).toBe('2');
});

test('a module that throws does not stop the warm-up of the others, and is not reported', async () => {
  await pool.warm([throwing, counting].map((module) => ({ module, input: '' })));
  expect(await visit()).toBe('2');
  expect(failedOwners).toEqual([]);
});

test('warms up again after a thread was lost', async () => {
  await pool.warm([{ module: counting, input: '' }]);
  expect(await pool.render(hanging, '', AbortSignal.timeout(500), false)).toBeNull();
  await pool.warm([]);
  expect(Number(await visit())).toBeGreaterThanOrEqual(2);
});

test('serves visitors while a module hangs during warm-up', async () => {
  const warm = pool.warm([{ module: hanging, input: '' }]);
  expect(await visit()).toBe('1');
  await warm;
  expect(failedOwners).toEqual([]);
});

test('runs no other module of a file in which one hung', async () => {
  const ran: string[] = [];
  const warmUp = createWarmUp(async ({ module }, signal) => {
    ran.push(module.name);
    if (module.file === hanging.file) await once(signal, 'abort');
  });
  const modules = [hanging, { ...hanging, name: 'beside it' }, counting];
  await warmUp.add(modules.map((module) => ({ module, input: '' })));
  expect(ran).toEqual(['hanging', 'counting']);
});

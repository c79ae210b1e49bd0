import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../app';
import { createReleases } from '../../composition/releases/releases';
import { Client } from '../../../testing/client';
import { buildAlumnus } from '../../../testing/factories';
import { startFacebook, type TestFacebook } from '../../../testing/facebook';
import { buildEntry, buildRegistry, fixedRegistry } from '../../../testing/fixed-registry';
import { describeOnDatabase } from '../../../testing/test-api';
import { signInBy } from '../../../testing/visit-provider';
import { socialAccounts } from '../../platform/db/schema';

const route = (name: string, path: string) => ({
  name,
  path,
  screen: './src/screens/x/XScreen',
  title: 'X',
  layout: 'member' as const,
  access: 'session' as const,
});
const registry = buildRegistry([
  buildEntry({
    name: 'mf_a',
    routes: [route('ancien_details', '/admin/students/:id'), route('login', '/login')],
  }),
]);
const shell = { version: '1', template: '', entry: { js: [], css: [], shares: [] } };

const environment: Record<string, string> = {};
let facebook: TestFacebook;
beforeAll(async () => {
  facebook = await startFacebook('http://alumni.test/auth/facebook/callback');
  Object.assign(environment, facebook.environment);
});
afterAll(() => facebook.close());

describeOnDatabase(
  'the page first requested',
  (api) => {
    const publishedDir = mkdtempSync(join(tmpdir(), 'alumni-test-'));
    let app: Awaited<ReturnType<typeof buildApp>>;
    beforeAll(async () => {
      const map = { name: 'shell' as const, title: '', owner: '', routes: [], menus: [] };
      const built = {
        map,
        chunks: {},
        shares: {},
        integrity: {},
        prerender: {},
        contract: '1.0.0',
        provides: {},
        exports: {},
      };
      const pages = { ...built, ...shell };
      const releases = fixedRegistry(registry);
      app = await buildApp(api.context, {
        gateway: { publishedDir, shell: pages, releases, site: { name: 'Test' } },
        releases: createReleases(api.context, pages),
      });
      const { id } = await buildAlumnus(api.db, { email: 'membre@alumni.test' });
      const account = { provider: 'facebook', subject: '1', confirmedAt: new Date() } as const;
      await api.db.insert(socialAccounts).values({ personId: id, ...account });
      facebook.account = { id: '1' };
    });
    afterAll(async () => {
      await app.close();
      rmSync(publishedDir, { recursive: true });
    });

    test.each([
      ['/admin/students/3?tab=x#y', '/admin/students/3?tab=x#y'],
      ['https://evil.test/admin/students/3', '/admin/students'],
      ['//evil.test/admin/students/3', '/admin/students'],
      ['/\\evil.test/admin/students/3', '/admin/students'],
      ['/\t/evil.test/admin/students/3', '/admin/students'],
      ['//', '/admin/students'],
      ['/\\', '/admin/students'],
      ['//[', '/admin/students'],
      ['/admin/students/%', '/admin/students'],
      ['/unknown', '/admin/students'],
      ['/api/users/students/list', '/admin/students'],
      ['/login?next=/login', '/admin/students'],
      [`/admin/students/3?${'x'.repeat(1_000)}`, '/admin/students'],
    ])('next=%s redirects to %s', async (next, to) => {
      const query = `?${new URLSearchParams({ next }).toString()}`;
      expect(await signInBy(new Client(app), 'facebook', {}, query)).toBe(to);
    });

    test('a failed login keeps it for the next attempt', async () => {
      const forge = { returning: (url: URL) => url.searchParams.set('state', 'x') };
      const to = await signInBy(new Client(app), 'facebook', forge, '?next=/admin/students/3');
      expect(to).toBe('/login?social=expired&next=%2Fadmin%2Fstudents%2F3');
    });
  },
  environment,
);

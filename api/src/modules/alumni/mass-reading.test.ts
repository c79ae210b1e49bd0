import { eq } from 'drizzle-orm';
import { announcements, people } from '../../platform/db/schema';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { notificationsRepository } from '../notifications/notifications.repository';

const list = '/api/users/students/list';
const from = (remoteAddress: string) => ({ remoteAddress });
/** Verified, not approved: what a stranger can make of themselves. */
const waiting = { approved: 0 as const };

describeOnDatabase(
  'reading the directory before approval',
  (api) => {
    test('is limited to fewer pages and profiles a day than afterwards', async () => {
      const stranger = api.as(await buildAlumnus(api.db, waiting));
      const profiles = [];
      for (let count = 0; count < 4; count += 1) profiles.push(await buildAlumnus(api.db));
      const statusesOf = async (urls: string[]) => {
        const statuses = [];
        for (const url of urls) statuses.push((await stranger.get(url)).status);
        return statuses;
      };
      expect(await statusesOf([list, `${list}?page=2`, `${list}?page=3`])).toEqual([200, 200, 429]);
      const urls = profiles.map(({ id }) => `/api/users/profil/${id}`);
      expect(await statusesOf(urls)).toEqual([200, 200, 200, 429]);
    });

    test('the refusal says why, when to come back, and what approval changes', async () => {
      const stranger = api.as(await buildAlumnus(api.db, waiting));
      for (const status of [200, 200]) expect((await stranger.get(list)).status).toBe(status);
      const { status, body, headers } = await stranger.get(list);
      expect({ status, body }).toMatchObject({
        status: 429,
        body: {
          code: 'quota',
          message:
            'Avant l’approbation de votre compte, l’annuaire se consulte à raison de 2 pages et 3 profils par jour.',
        },
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400);
    });

    test('approval opens the wider limit at once', async () => {
      const person = await buildAlumnus(api.db, waiting);
      const browser = api.as(person);
      for (const status of [200, 200, 429]) expect((await browser.get(list)).status).toBe(status);
      await api.db.update(people).set({ approved: 1 }).where(eq(people.id, person.id));
      expect((await browser.get(list)).status).toBe(200);
    });

    test('tells the staff nothing: newcomers reach it by looking around', async () => {
      expect(await api.db.$count(announcements)).toBe(0);
    });
  },
  { DIRECTORY_PAGES_BEFORE_APPROVAL: '2', DIRECTORY_DETAILS_BEFORE_APPROVAL: '3' },
);

describeOnDatabase(
  'mass reading',
  (api) => {
    /** Latest first, of one member of staff. */
    const told = async () => {
      const { id } = await staff();
      return notificationsRepository.of(api.db, id);
    };
    const staff = async () => {
      await api.as('administrator').get('/api/users/current');
      const found = await api.db.query.people.findFirst({ where: eq(people.idProfil, 2) });
      if (!found) throw new Error('no administrator');
      return found;
    };
    beforeAll(staff);

    test('by eight accounts of one network stops at the network’s limit, also for profiles', async () => {
      const { id } = await buildAlumnus(api.db);
      const reads = { list: [] as number[], profile: [] as number[] };
      for (let count = 0; count < 8; count += 1) {
        const account = api.as(await buildAlumnus(api.db, waiting));
        const network = from('203.0.113.7');
        reads.list.push((await account.get(list, network)).status);
        reads.profile.push((await account.get(`/api/users/profil/${id}`, network)).status);
      }
      expect(reads.list).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
      expect(reads.profile).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    });

    test('the refusal speaks of the network, and says when to come back', async () => {
      const account = api.as(await buildAlumnus(api.db));
      const { status, body, headers } = await account.get(list, from('203.0.113.7'));
      expect({ status, body }).toMatchObject({
        status: 429,
        body: { code: 'network_quota', message: expect.stringContaining('votre réseau') },
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    });

    test('tells the staff once a day, with the account that was refused first', async () => {
      const rows = await told();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        type: 'mass_reading',
        data: { title: 'Annuaire très consulté', route: 'ancien_details' },
      });
    });

    test('another network, one’s own profile and the staff are not concerned', async () => {
      const person = await buildAlumnus(api.db);
      const account = api.as(person);
      expect((await account.get(list, from('198.51.100.9'))).status).toBe(200);
      const own = `/api/users/profil/${person.id}`;
      expect((await account.get(own, from('203.0.113.7'))).status).toBe(200);
      for (const status of [200, 200, 200]) {
        expect((await api.as('accountant').get(list, from('203.0.113.7'))).status).toBe(status);
      }
    });

    test('by one approved member is reported too, once a day, with their name', async () => {
      const person = await buildAlumnus(api.db, { nom: 'KPADÉ', prenoms: 'Sena' });
      const account = api.as(person);
      const network = from('198.51.100.10');
      for (const status of [200, 200, 200, 429, 429]) {
        expect((await account.get(list, network)).status).toBe(status);
      }
      // The refused reads are not counted against the others of that network.
      const neighbour = api.as(await buildAlumnus(api.db));
      expect((await neighbour.get(list, network)).status).toBe(200);
      const rows = await told();
      expect(rows).toHaveLength(2);
      expect(rows[0]?.data).toMatchObject({
        message: expect.stringContaining('Sena KPADÉ'),
        params: { id: String(person.id) },
      });
    });
  },
  {
    DIRECTORY_PAGES_PER_DAY: '3',
    DIRECTORY_PAGES_PER_NETWORK: '4',
    DIRECTORY_DETAILS_PER_NETWORK: '5',
  },
);

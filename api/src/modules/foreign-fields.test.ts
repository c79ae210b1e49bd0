import { eq } from 'drizzle-orm';
import {
  advantages,
  alumniCategories,
  alumniTypes,
  joinRequests,
  slides,
} from '../platform/db/schema';
import { buildAlumniType, buildSlide } from '../../testing/content-factories';
import { buildCategory, present } from '../../testing/factories';
import { form, png } from '../../testing/form';
import { describeOnDatabase } from '../../testing/test-api';

/** Columns, also in camel case, that no form offers. */
const foreign = {
  id: 999,
  createdAt: '2001-01-01T00:00:00Z',
  created_at: '2001-01-01T00:00:00Z',
  coverPicture: 'covers/stolen',
  cover_picture: 'covers/stolen',
};
const asForm = Object.fromEntries(
  Object.entries(foreign)
    .filter(([name]) => name !== 'cover_picture')
    .map(([name, value]) => [name, String(value)]),
);
const thisYear = new Date().getFullYear();

describeOnDatabase('fields that a form does not have are never stored', (api) => {
  const texts = { title: 'A', subtitle: 'B', description: 'C' };

  test('of a slide', async () => {
    const url = '/api/v2/home-slides';
    const body = form({ ...asForm, ...texts }, { cover_picture: await png() });
    const made = await api.as('accountant').post(url, ...body);
    const { id } = made.body['slide'] as { id: number };
    const { id: updated } = await buildSlide(api.db);
    await api.as('accountant').put(`${url}/${updated}`, { ...texts, ...foreign });
    for (const one of [id, updated]) {
      const [row] = await api.db.select().from(slides).where(eq(slides.id, one));
      expect(present(row).coverPicture).not.toContain('stolen');
      expect(present(row).createdAt.getFullYear()).toBe(thisYear);
    }
    expect(await api.db.$count(slides, eq(slides.id, 999))).toBe(0);
  });

  test('of a category', async () => {
    const { id } = await buildCategory(api.db);
    const body = { name: 'Autre', description: 'C', ...foreign };
    await api.as('accountant').put(`/api/v2/alumni-categories/${id}`, body);
    const [row] = await api.db.select().from(alumniCategories).where(eq(alumniCategories.id, id));
    expect(row).toMatchObject({ name: 'Autre', coverPicture: null });
    expect(row?.createdAt.getFullYear()).toBe(thisYear);
  });

  test('of a type and an advantage', async () => {
    const { id } = await buildAlumniType(api.db);
    const staff = api.as('accountant');
    expect((await staff.put(`/api/v2/alumni-types/${id}`, { name: 'X', ...foreign })).status).toBe(
      200,
    );
    expect((await staff.post('/api/v2/advantages', { description: 'Y', ...foreign })).status).toBe(
      201,
    );
    expect(await api.db.$count(alumniTypes, eq(alumniTypes.id, 999))).toBe(0);
    expect(await api.db.$count(advantages, eq(advantages.id, 999))).toBe(0);
  });

  test('of a request to join', async () => {
    const { id: profession } = await buildCategory(api.db);
    const body = { ...foreign, email: 'x@alumni.test', profession };
    expect((await api.guest.post('/api/joinus', body)).status).toBe(200);
    const [row] = await api.db.select().from(joinRequests);
    expect(row?.id).not.toBe(999);
    expect(row?.createdAt.getFullYear()).toBe(thisYear);
  });
});

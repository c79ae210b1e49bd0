import type { OwnData, OwnDataCopy } from '@alumni/shared-contract';
import { eq } from 'drizzle-orm';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { jobs, mails, type Person } from '../../platform/db/schema';
import { bytesOf } from '../../platform/sealed-bytes';
import { cleanOnce } from '../../process/housekeeping';

const url = '/api/v2/users/me/data/copies';

describeOnDatabase('copies of the own data by mail', (api) => {
  const ask = async (person: Person) => {
    const { status, body } = await api.as(person).post(url);
    expect(status).toBe(202);
    return body as OwnDataCopy;
  };
  const mailsTo = ({ email }: Person) =>
    api.db.select().from(mails).where(eq(mails.recipient, email));
  const again = (id: number) =>
    api.db
      .update(jobs)
      .set({ state: 'running', heldUntil: new Date(0) })
      .where(eq(jobs.id, id));

  test.each(statuses(401, 202, 202, 202))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).post(url)).status).toBe(status);
  });

  test('one mail tells when the file is ready, with a link and no data', async () => {
    const person = await buildAlumnus(api.db, { telephone: '+22890123456' });
    const { id } = await ask(person);
    await api.context.jobs.settle();
    const [mail, ...others] = await mailsTo(person);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('La copie de vos données est prête');
    const { body } = await api.as(person).get(url);
    expect(body).toEqual([expect.objectContaining({ id, state: 'done' })]);
    const file = await api.as(person).get(`${url}/${id}/file`);
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.headers['content-disposition']).toMatch(/"mes-donnees-\d{4}-\d\d-\d\d\.json"/);
    expect((JSON.parse(file.text) as OwnData).profile.telephone).toBe('+22890123456');
  });

  test('belongs to who asked for it: nobody else learns that it exists, staff neither', async () => {
    const person = await buildAlumnus(api.db);
    const { id } = await ask(person);
    await api.context.jobs.settle();
    for (const who of ['member', 'accountant', 'administrator'] as const) {
      expect((await api.as(who).get(`${url}/${id}/file`)).status).toBe(404);
      const { body } = await api.as(who).get(url);
      expect((body as OwnDataCopy[]).map((copy) => copy.id)).not.toContain(id);
    }
    expect((await api.guest.get(`${url}/${id}/file`)).status).toBe(401);
  });

  test('two clicks at once ask for one copy', async () => {
    const person = await buildAlumnus(api.db);
    const wake = jest.spyOn(api.context.jobs, 'wake').mockImplementation();
    const copies = await Promise.all([ask(person), ask(person), ask(person)]);
    wake.mockRestore();
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
    await api.context.jobs.settle();
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test('two clicks ask for one copy, and a fourth of a day has to wait', async () => {
    const person = await buildAlumnus(api.db);
    const [one, two] = [await ask(person), await ask(person)];
    expect(two.state === 'done' || two.id === one.id).toBe(true);
    for (let asked = 0; asked < 3; asked += 1) {
      await api.context.jobs.settle();
      await api.as(person).post(url);
    }
    await api.context.jobs.settle();
    const { status, body } = await api.as(person).post(url);
    expect([status, (body as { message: string }).message]).toEqual([
      429,
      expect.stringContaining('autant de copies qu’il est permis en un jour'),
    ]);
  });

  test('a process that dies after the mail was queued sends no second one', async () => {
    const person = await buildAlumnus(api.db);
    const { id } = await ask(person);
    await api.context.jobs.settle();
    await again(id);
    await api.context.jobs.settle();
    expect(await mailsTo(person)).toHaveLength(1);
    expect((await api.as(person).get(`${url}/${id}/file`)).status).toBe(200);
  });

  test('is encrypted in the storage, and gone with its time', async () => {
    const person = await buildAlumnus(api.db, { telephone: '+22890123456' });
    const { id } = await ask(person);
    await api.context.jobs.settle();
    const [job] = await api.db.select().from(jobs).where(eq(jobs.id, id));
    const { file } = job!.input as { file: string };
    const stored = await bytesOf((await api.context.storage.read(file))!);
    expect(stored.includes('22890123456')).toBe(false);
    await api.db
      .update(jobs)
      .set({ expiresAt: new Date(0) })
      .where(eq(jobs.id, id));
    expect((await api.as(person).get(`${url}/${id}/file`)).status).toBe(404);
    await cleanOnce(api.context);
    expect(await api.context.storage.read(file)).toBeNull();
  });
});

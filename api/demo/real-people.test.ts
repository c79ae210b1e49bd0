import { people } from '../src/platform/db/schema';
import { buildAlumnus } from '../testing/factories';
import { describeOnDatabase } from '../testing/test-api';
import { loadDemo } from './load-demo';

describeOnDatabase('the demo and a real network', (api) => {
  test('does not load into a database with other people', async () => {
    await buildAlumnus(api.db);
    const loading = loadDemo({ ...api.context, log: () => undefined });
    await expect(loading).rejects.toMatchObject({
      message: expect.stringContaining('déjà de vraies personnes'),
      advice: expect.stringContaining('DEMO=0'),
    });
    expect(await api.db.$count(people)).toBe(1);
  });
});

import { slides } from '../../platform/db/schema';
import { buildSlide } from '../../../testing/content-factories';
import { describeOnDatabase } from '../../../testing/test-api';

const url = '/api/v2/home-slides';
const texts = { title: 'Bienvenue', subtitle: 'Au réseau', description: 'Ensemble.' };

describeOnDatabase('slides with concurrent administrators', (api) => {
  beforeEach(() => api.db.delete(slides));
  const build = async (count: number) => {
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) ids.push((await buildSlide(api.db)).id);
    return ids;
  };

  test('of two deletes with four slides one succeeds, the other gets the reason, ten times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one = 0, two = 0] = await build(4 - (await api.db.$count(slides)));
      const answers = await Promise.all([
        api.as('administrator').delete(`${url}/${one}`),
        api.as('accountant').delete(`${url}/${two || one}`),
      ]);
      const refused = answers.find(({ status }) => status !== 200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      if (round === 0) {
        expect(refused).toMatchObject({
          status: 409,
          body: { code: 'slides_minimum', message: 'Il doit rester au moins 3 slides.' },
        });
      }
      expect(await api.db.$count(slides)).toBe(3);
    }
  });

  test('of two deletes of one slide, one succeeds', async () => {
    const [id] = await build(5);
    const answers = await Promise.all([
      api.as('administrator').delete(`${url}/${id}`),
      api.as('accountant').delete(`${url}/${id}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await api.db.$count(slides)).toBe(4);
  });

  test('concurrent deletes and updates do not deadlock', async () => {
    const ids = await build(13);
    const answers = await Promise.all(
      ids
        .slice(0, 10)
        .flatMap((id) => [
          api.as('administrator').put(`${url}/${id}`, texts),
          api.as('accountant').delete(`${url}/${id}`),
          api.as('accountant').put(`${url}/${id}`, texts),
        ]),
    );
    const codes = answers.map(({ status }) => status);
    expect(codes.filter((_code, index) => index % 3 === 1)).toEqual(Array(10).fill(200));
    expect(codes.every((code) => code === 200 || code === 404)).toBe(true);
    expect(await api.db.$count(slides)).toBe(3);
  });
});

import Fastify from 'fastify';
import { buildSlide } from '../../testing/content-factories';
import { form } from '../../testing/form';
import { describeOnDatabase } from '../../testing/test-api';
import { answerErrors } from './error-handler';
import { unstorableTexts } from './storable-text';

const refused = [
  'Ce texte contient un caractère invisible qui n’est pas accepté. Retapez-le au lieu de le coller.',
];

test('names each field with a NUL character or an unpaired surrogate', () => {
  const body = { nom: 'Afi', a: 'x\0', list: [{ b: '\ud800' }, { b: 'é👩‍🎓' }] };
  expect(unstorableTexts(body)).toEqual({ a: refused, 'list.0.b': refused });
  expect(unstorableTexts('\0')).toEqual({ form: refused });
  expect(unstorableTexts(null)).toEqual({});
});

test.each(['22021', '22P05', '22003', '22007', '22008'])(
  'a value refused by the database (%s) is a malformed request, not a failure',
  async (code) => {
    const app = Fastify();
    answerErrors(app);
    app.get('/', () => {
      throw new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) });
    });
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'malformed', message: 'La demande n’est pas lisible.' },
    ]);
  },
);

describeOnDatabase('a value that cannot be stored', (api) => {
  const staff = () => api.as('administrator');
  const opportunity = { type: 'STAGE', titre: 'T', publicateur: 'P', description: 'D' };

  test.each([
    ['a text', () => staff().post('/api/v2/advantages', { description: 'a\0b' }), 'description'],
    ['a filter', () => staff().get('/api/users/students/list?search=a%00b'), 'search'],
    [
      'a date before writing',
      () =>
        staff().post('/api/opportunities/create', { ...opportunity, date_limite: '0000-01-01' }),
      'date_limite',
    ],
    [
      'a number out of range',
      () => staff().post('/api/joinus', { email: 'a@alumni.test', profession: 3_000_000_000 }),
      'profession',
    ],
    [
      'an excessive page number',
      () => staff().get('/api/opportunities/list?page=99999999'),
      'page',
    ],
    [
      'a field of a form',
      async () => {
        const fields = { title: 'a\0b', subtitle: 'S', description: 'D' };
        const { id } = await buildSlide(api.db);
        return staff().post(`/api/v2/home-slides/${id}`, ...form(fields));
      },
      'title',
    ],
  ])('%s is refused under its field', async (_what, send, field) => {
    expect(await send()).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.stringMatching(/\p{L}/u)] } },
    });
  });

  test.each(['/api/opportunities/2147483648', '/api/user/verify/%00', '/api/users/profil/1e400'])(
    '%s is not found',
    async (url) => {
      expect((await staff().get(url)).status).toBe(404);
    },
  );

  test('shows an out-of-range campus under its field', async () => {
    const answer = await api.as('member').send('PATCH', '/api/v2/register', { esgis: [3e9] });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { 'esgis.0': expect.anything() } },
    });
  });
});

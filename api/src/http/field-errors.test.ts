import { sceneOf, type Caller } from '../../testing/callers';
import { form } from '../../testing/form';
import { addressOf, rightRequest } from '../../testing/right-requests';
import { describeOnDatabase } from '../../testing/test-api';

const required = 'Ce champ est obligatoire.';
const choose = 'Choisissez une des valeurs proposées.';
const cover = 'Veuillez ajouter une image de couverture.';
const all = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, [required]]));

/**
 * Expected answer to an empty form, for every call with a form: the status of decisions.md,
 * "Statuses", and each missing field. Typed by hand.
 */
const table: [status: number, route: string, caller: Caller, errors: object][] = [
  [422, 'POST /auth/login', 'guest', all('email', 'password')],
  [
    422,
    'POST /auth/register',
    'guest',
    {
      ...all('lastname', 'firstname', 'email', 'password', 'password_confirmation'),
      status: ['Vous devez accepter les conditions d’utilisation.'],
    },
  ],
  [
    422,
    'PATCH /api/v2/register',
    'member',
    all(
      'nom',
      'prenoms',
      'nationalite',
      'pays_residence',
      'esgis',
      'last_grade',
      'telephone',
      'last_grade_year',
      'sexe',
      'marital_status',
      'birth_date',
      'referents',
    ),
  ],
  [
    422,
    'PUT /api/users/update/:id',
    'member',
    all('nom', 'prenoms', 'nationalite', 'pays_residence', 'telephone', 'sexe', 'parcours'),
  ],
  [
    422,
    'POST /api/users/picture/:id',
    'member',
    { picture: ['Vous devez fournir une photo de profil'] },
  ],
  [422, 'PUT /api/v2/email/reset', 'member', all('email')],
  [422, 'PUT /api/v2/password/reset', 'member', all('old_password', 'password')],
  [422, 'POST /api/v2/password/reset/request', 'guest', all('email')],
  [
    422,
    'POST /api/v2/reset-password',
    'guest',
    all('email', 'token', 'password', 'password_confirmation'),
  ],
  [422, 'POST /password/create/:code', 'guest', all('password', 'password_confirmation')],
  [422, 'POST /api/actualities/update/:id', 'accountant', all('titre', 'contenu', 'draft')],
  [400, 'POST /api/actualities/create', 'accountant', all('titre', 'contenu', 'draft')],
  [400, 'POST /api/joinus', 'guest', all('email', 'profession')],
  [400, 'POST /api/users/students/add', 'accountant', all('nom', 'prenoms', 'email')],
  [400, 'PUT /api/v2/users/:id/approuve', 'accountant', all('alumni_type_id')],
  [
    400,
    'PUT /api/users/admin/update/studentstate/:id',
    'accountant',
    { form: ['Indiquez au moins un des trois états.'] },
  ],
  [
    400,
    'POST /api/opportunities/create',
    'accountant',
    all('type', 'titre', 'publicateur', 'description'),
  ],
  [
    400,
    'PUT /api/opportunities/update/:id',
    'administrator',
    all('type', 'titre', 'publicateur', 'description'),
  ],
  [400, 'POST /api/users/admin/create', 'accountant', all('nom', 'prenoms', 'email', 'profil')],
  [
    400,
    'PUT /api/users/admin/update/:id',
    'accountant',
    all('nom', 'prenoms', 'email', 'id_profil'),
  ],
  [
    400,
    'POST /api/v2/home-slides',
    'accountant',
    { ...all('title', 'subtitle', 'description'), cover_picture: [cover] },
  ],
  [400, 'POST /api/v2/home-slides/:id', 'accountant', all('title', 'subtitle', 'description')],
  [400, 'PUT /api/v2/home-slides/:id', 'accountant', all('title', 'subtitle', 'description')],
  [
    400,
    'POST /api/v2/alumni-categories',
    'accountant',
    { ...all('name', 'description'), cover_picture: [cover] },
  ],
  [400, 'POST /api/v2/alumni-categories/:id', 'accountant', all('name', 'description')],
  [400, 'PUT /api/v2/alumni-categories/:id', 'accountant', all('name', 'description')],
  [400, 'POST /api/v2/alumni-types', 'accountant', all('name')],
  [400, 'PUT /api/v2/alumni-types/:id', 'accountant', all('name')],
  [
    400,
    'POST /api/v2/alumni-types/:id/assign-advantages',
    'accountant',
    all('alumni_type_id', 'type_advantages'),
  ],
  [400, 'POST /api/v2/advantages', 'accountant', all('description')],
  [400, 'PUT /api/v2/advantages/:id', 'accountant', all('description')],
];

describeOnDatabase('an empty form', (api) => {
  test.each(table)('%i %s', async (status, route, caller, errors) => {
    const scene = await sceneOf(api, caller);
    const { form: asForm, ...right } = await rightRequest(route, scene);
    const [method, url = ''] = route.split(' ');
    const [body, options] = asForm ? form({ nothing: 'x' }) : [{}, {}];
    const answer = await scene.browser.send(method as 'PUT', addressOf(url, right), body, options);
    expect(answer).toMatchObject({ status, body: { message: expect.any(String), errors } });
    // There are no other errors, and the message is readable.
    expect(answer.body['errors']).toEqual(errors);
    expect(Object.values(errors).flat()).toContain(answer.body['message']);
  });
});

describeOnDatabase('an invalid number in a row', (api) => {
  test.each([
    ['', required],
    [null, required],
    ['abc', 'Valeur invalide : un nombre est attendu.'],
    [true, 'Valeur invalide : un nombre est attendu.'],
    ['1993', 'La valeur doit être au moins 1994.'],
    [new Date().getFullYear() + 1, 'Cette année n’est pas passée.'],
  ])('%j gets its message under the index of its row', async (start, message) => {
    const scene = await sceneOf(api, 'member');
    const { json } = await rightRequest('PUT /api/users/update/:id', scene);
    const [row] = (json as { parcours: object[] }).parcours;
    const wrong = { ...row, start_year: start, end_year: new Date().getFullYear() };
    const answer = await scene.browser.put(`/api/users/update/${scene.owner.id}`, {
      ...json,
      parcours: [row, wrong],
    });
    const errors = { 'parcours.1.start_year': [message] };
    expect(answer).toMatchObject({ status: 422, body: { errors } });
  });

  test('a choice outside the list gets its message there too', async () => {
    const scene = await sceneOf(api, 'member');
    const { json } = await rightRequest('PUT /api/users/update/:id', scene);
    const answer = await scene.browser.put(`/api/users/update/${scene.owner.id}`, {
      ...json,
      sexe: 'X',
      profession: {},
    });
    const errors = { sexe: [choose], profession: [choose] };
    expect(answer).toMatchObject({ status: 422, body: { errors } });
  });
});

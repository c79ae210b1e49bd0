import { sceneOf, type Caller, type Scene } from '../../testing/callers';
import type { RightRequest } from '../../testing/request-maker';
import { rightRequest, send } from '../../testing/right-requests';
import { describeOnDatabase } from '../../testing/test-api';

const refused = [
  'Ce texte contient un caractère invisible qui n’est pas accepté. Retapez-le au lieu de le coller.',
];

/** Every door that takes a name or a title, with its fields; dots lead into a list. */
const doors: [caller: Caller, route: string, status: number, ...fields: string[]][] = [
  ['guest', 'POST /auth/register', 422, 'lastname', 'firstname'],
  [
    ...(['member', 'PATCH /api/v2/register', 422] as const),
    'nom',
    'prenoms',
    'nationalite',
    'pays_residence',
    'employeur',
    'referents.1.name',
  ],
  [
    ...(['member', 'PUT /api/users/update/:id', 422] as const),
    'nom',
    'prenoms',
    'nationalite',
    'pays_residence',
    'employeur',
  ],
  [
    ...(['accountant', 'POST /api/users/students/add', 400] as const),
    'nom',
    'prenoms',
    'nationalite',
    'pays_residence',
    'employeur',
  ],
  ['accountant', 'POST /api/users/admin/create', 400, 'nom', 'prenoms'],
  ['accountant', 'PUT /api/users/admin/update/:id', 400, 'nom', 'prenoms'],
  ['guest', 'POST /api/v2/contact', 422, 'name'],
  ['accountant', 'POST /api/actualities/create', 400, 'titre'],
  ['accountant', 'POST /api/actualities/update/:id', 422, 'titre'],
  ['accountant', 'POST /api/opportunities/create', 400, 'titre', 'publicateur'],
  ['administrator', 'PUT /api/opportunities/update/:id', 400, 'titre', 'publicateur'],
  ['accountant', 'POST /api/v2/home-slides', 400, 'title', 'subtitle'],
  ['accountant', 'POST /api/v2/alumni-categories', 400, 'name'],
  ['accountant', 'POST /api/v2/alumni-types', 400, 'name'],
];

const create = 'POST /api/opportunities/create';

describeOnDatabase('a name or a title', (api) => {
  test.each(doors)('%s %s: %i for a hidden character', async (caller, route, status, ...fields) => {
    const scene = await sceneOf(api, caller);
    for (const field of fields) {
      for (const hidden of ['\u202e', '\u2067', '\u200f', '\u2028', '\u0007']) {
        const request = await requestWith(scene, route, field, `Kpalimé ${hidden}Énergie`);
        const { status: answered, body } = await send(scene, route, request);
        const { errors } = body as { errors?: Record<string, unknown> };
        expect([field, answered, errors]).toEqual([field, status, { [field]: refused }]);
      }
    }
  });

  test('keeps the letters of our languages, and the joiners of others', async () => {
    const titre = 'Ɖɔkli Ŋutsu e\u0301crit d’\u200dÉnergie : نور\u200cالدین';
    const scene = await sceneOf(api, 'accountant');
    const request = await requestWith(scene, create, 'titre', titre);
    const { body } = await send(scene, create, request);
    const { id } = body as { id: number };
    expect((await scene.browser.get(`/api/opportunities/${id}`)).body).toMatchObject({ titre });
  });

  test('of invisible characters alone counts as missing', async () => {
    const scene = await sceneOf(api, 'accountant');
    for (const empty of ['\u200b\u200d', '\u3164', '\u2800']) {
      const request = await requestWith(scene, create, 'titre', empty);
      expect(await send(scene, create, request)).toMatchObject({
        status: 400,
        body: { errors: { titre: ['Indiquez au moins un caractère visible.'] } },
      });
    }
  });
});

/** A request with one other field; `referents.1.name` leads into a list. */
async function requestWith(
  scene: Scene,
  route: string,
  field: string,
  value: string,
): Promise<RightRequest> {
  const request = await rightRequest(route, scene);
  const fields = structuredClone(request.json ?? request.form?.fields ?? {});
  const names = field.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>,
    fields,
  );
  parent[last] = value;
  if (!request.form) return { ...request, json: fields };
  return { ...request, form: { ...request.form, fields: fields as Record<string, string> } };
}

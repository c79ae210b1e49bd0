import { randomUUID } from 'node:crypto';
import {
  notifications,
  referents,
  socialAccounts,
  type TokenKind,
} from '../src/platform/db/schema';
import { tokensRepository } from '../src/modules/tokens/tokens.repository';
import type { Scene } from './callers';
import type { Answer } from './client';
import {
  buildAdvantage,
  buildAlumniType,
  buildDiploma,
  buildJoinRequest,
  buildNews,
  buildOpportunity,
  buildSlide,
  buildStudies,
} from './content-factories';
import { buildAccountant, buildAlumnus, buildCategory, next, password, present } from './factories';
import { form, png } from './form';
import type { Maker, RightRequest, Texts } from './request-maker';
import { secondFactorRequests } from './second-factor-requests';

const aFault = {
  incident: 'MF-7K2Q9D',
  kind: 'network',
  remote: 'mf_directory',
  version: '1.0.0-0a1b2c3d4e',
  screen: 'AlumniListScreen',
  route: 'liste_ancien',
  message: 'ChunkLoadError',
};
const newAddress = () => `adresse${next()}@alumni.test`;
const newPassword = 'Palmier bleu 42 rivière';
const chosen = { password: newPassword, password_confirmation: newPassword };
const plain: Maker = () => ({});
let picture: Promise<Buffer> | undefined;
const cover = async (name: string) => ({ [name]: await (picture ??= png()) });

const tokenOf = (kind: TokenKind, { api, owner }: Scene, email = owner.email) =>
  tokensRepository.issue(api.db, { kind, personId: owner.id, email, lifeSeconds: 600 });

const ofOwner: Maker = ({ owner }) => ({ params: { id: owner.id } });
const idOf =
  (make: (db: Scene['api']['db']) => Promise<{ id: number }>, json?: Record<string, unknown>) =>
  async ({ api }: Scene): Promise<RightRequest> => ({
    params: { id: (await make(api.db)).id },
    ...(json && { json }),
  });
const withCover =
  (file: string, fields: () => Texts, make?: (db: Scene['api']['db']) => Promise<{ id: number }>) =>
  async ({ api }: Scene): Promise<RightRequest> => ({
    ...(make && { params: { id: (await make(api.db)).id } }),
    form: { fields: fields(), files: await cover(file) },
  });

/** Without a release token: those belong to remotes, not to people. */
const ofRemote =
  (json?: Record<string, unknown>): Maker =>
  () => ({ params: { name: 'mf_directory' }, ...(json && { json }) });

const ofChannel = { params: { name: 'mf_directory', channel: 'pr-42' } };

const anExport = { filters: { approved: 1 }, columns: ['nom', 'email'], format: 'csv' };
/** A finished export of the caller. */
const ofAuthor: Maker = async ({ api, browser }) => {
  const { body } = await browser.post('/api/v2/alumni/exports', anExport);
  await api.context.jobs.settle();
  return { params: { id: (body as { id?: number }).id ?? 1 } };
};

/** A list of one new person. */
const aList = () => Buffer.from(`Nom;Prénoms;E-mail\nADJOVI;Afi;${newAddress()}\n`);
const aMapping = { columns: { nom: 0, prenoms: 1, email: 2 }, on_duplicate: 'skip' };
const aSavedFilter = () => ({ name: `Recherche ${next()}`, query: { esgis: 'Togo' } });

/** An import of the caller that has come this far. */
const importAt =
  (state: 'read' | 'checked' | 'applied', list = aList): Maker =>
  async ({ api, browser }) => {
    const root = '/api/v2/alumni/imports';
    const { body } = await browser.post(root, ...form({}, { file: list() }));
    const id = (body as { id?: number }).id ?? 1;
    await api.context.jobs.settle();
    if (state !== 'read') await browser.put(`${root}/${id}/mapping`, aMapping);
    await api.context.jobs.settle();
    if (state === 'applied') await browser.post(`${root}/${id}/apply`);
    await api.context.jobs.settle();
    return { params: { id } };
  };

/** A referent of a new person, as in the path. */
async function aReferent(db: Scene['api']['db']) {
  const { id: personId } = await buildAlumnus(db, { approved: 0 });
  const values = { personId, position: 1, name: 'Afi Mensah', phoneNumber: '+22890000001' };
  const [row] = await db.insert(referents).values(values).returning({ id: referents.id });
  return { id: personId, referent: row!.id };
}

const aBulkAction = async (db: Scene['api']['db']) => ({
  key: randomUUID(),
  action: 'certify',
  ids: [(await buildAlumnus(db)).id],
});
/** An action of the caller, which can still be undone. */
const ofBulkAuthor: Maker = async ({ api, browser }) => {
  const { body } = await browser.post('/api/v2/alumni/bulk', await aBulkAction(api.db));
  return { params: { id: (body as { id?: number }).id ?? 1 } };
};

const profile = async ({ api: { db } }: Scene) => ({
  nom: "d'Almeida",
  prenoms: 'Hélène',
  nationalite: 'Togo',
  pays_residence: 'Togo',
  ville: 'Kpalimé',
  telephone: '90 12 34 56',
  profession: (await buildCategory(db)).id,
  employeur: 'Kpalimé Énergie',
  sexe: 'F',
  biographie: 'Une vie.',
  parcours: [
    {
      ...(await buildStudies(db)),
      start_year: 2010,
      end_year: 2013,
      success: '1',
    },
  ],
});

const completion = async (scene: Scene) => {
  const { parcours, ...common } = await profile(scene);
  return {
    ...common,
    esgis: [parcours[0]?.id_esgis],
    last_grade: 'Licence',
    last_grade_year: 2013,
    marital_status: 'Célibataire',
    birth_date: '1990-05-17',
    status: 'accepted',
    referents: [1, 2, 3].map((number) => ({
      name: `Camarade ${number}`,
      phone_number: `9100000${number}`,
      email: `camarade${number}@alumni.test`,
    })),
  };
};

const opportunity = {
  type: 'STAGE',
  titre: 'Stage en comptabilité',
  publicateur: 'Kpalimé Énergie',
  description: '<p>Six mois à Lomé.</p>',
  missions: 'Tenir les comptes.',
  pieces: 'Un CV.',
  date_limite: '2031-01-31',
};
const slide = () => ({ title: 'Un titre', subtitle: 'Un sous-titre', description: 'Un texte.' });
const category = () => ({ name: `Catégorie neuve ${next()}`, description: 'Un texte.' });
const news = () => ({ titre: 'Une actualité', contenu: '<p>Un texte.</p>', draft: '0' });

/** Four slides besides this one: three must remain after its deletion. */
async function slideAmongOthers(db: Scene['api']['db']) {
  for (let others = 0; others < 4; others += 1) await buildSlide(db);
  return buildSlide(db);
}

/**
 * One valid request per call: `http/routes.test.ts` sends it unchanged, `http/any-input.test.ts`
 * mutated.
 */
export const rightRequests: Record<string, Maker> = {
  'GET /sanctum/csrf-cookie': plain,
  'POST /auth/login': ({ owner }) => ({ json: { email: owner.email, password } }),
  'POST /auth/register': () => ({
    json: {
      lastname: 'MENSAH',
      firstname: 'Koffi',
      email: newAddress(),
      ...chosen,
      status: 'accepted',
    },
  }),
  'GET /auth/logout': plain,
  'POST /auth/logout': plain,
  'PATCH /api/v2/register': async (scene) => ({ json: await completion(scene) }),
  'GET /api/users/current': plain,
  'GET /api/v2/auth/user': plain,
  'GET /api/user/verify/:token': async (scene) => ({
    params: { token: await tokenOf('verify', scene) },
  }),
  'POST /api/v2/email/verification': plain,

  'GET /auth/google/redirect': () => ({ query: { next: '/admin/students' } }),
  'GET /auth/google/callback': () => ({ query: { code: 'x', state: 'y' } }),
  'GET /auth/facebook/redirect': () => ({ query: { next: '/admin/students' } }),
  'GET /auth/facebook/callback': () => ({ query: { code: 'x', state: 'y' } }),
  'POST /api/v2/social-login/confirm': async (scene) => {
    const personId = scene.owner.id;
    const account = { personId, provider: 'google' as const, subject: `g-${next()}` };
    await scene.api.db.insert(socialAccounts).values(account);
    return { json: { token: await tokenOf('google_link', scene) } };
  },

  'POST /password/create/:code': async (scene) => ({
    params: { code: await tokenOf('creation', scene) },
    json: chosen,
  }),
  'POST /api/v2/password/reset/request': ({ owner }) => ({ json: { email: owner.email } }),
  'POST /api/v2/reset-password': async (scene) => ({
    json: { email: scene.owner.email, token: await tokenOf('reset', scene), ...chosen },
  }),
  'PUT /api/v2/password/reset': () => ({ json: { old_password: password, ...chosen } }),
  'PUT /api/v2/email/reset': () => ({ json: { email: newAddress() } }),
  'POST /api/v2/email/confirm': async (scene) => ({
    json: { token: await tokenOf('email_change', scene, newAddress()) },
  }),

  'POST /api/v2/email/undo': async (scene) => ({
    json: { token: await tokenOf('email_undo', scene) },
  }),
  'POST /api/v2/auth/proof': () => ({ json: { password } }),
  'POST /api/v2/auth/proof/code': plain,
  'GET /api/v2/users/me/data': plain,
  'GET /api/v2/users/me/data/copies': plain,
  'POST /api/v2/users/me/data/copies': plain,
  'GET /api/v2/users/me/data/copies/:id/file': async ({ api, browser }) => {
    const { body } = await browser.post('/api/v2/users/me/data/copies');
    await api.context.jobs.settle();
    return { params: { id: (body as { id?: number }).id ?? 1 } };
  },
  'GET /api/v2/users/me/social': plain,
  'POST /api/v2/users/me/social/:provider': () => ({ params: { provider: 'google' } }),
  'DELETE /api/v2/users/me/social/:provider': async ({ api, owner }) => {
    const account = { provider: 'google' as const, subject: `g-${next()}` };
    const link = { personId: owner.id, ...account, confirmedAt: new Date() };
    await api.db.insert(socialAccounts).values(link);
    return { params: { provider: account.provider } };
  },
  'GET /api/v2/users/me/sessions': plain,
  'DELETE /api/v2/users/me/sessions': plain,
  'DELETE /api/v2/users/me/sessions/:id': async ({ browser }) => {
    const { body } = await browser.get('/api/v2/users/me/sessions');
    return { params: { id: (body as { id: number }[])[0]?.id ?? 1 } };
  },
  'POST /api/v2/mailed-links/check': async (scene) => ({
    json: { kind: 'reset', token: await tokenOf('reset', scene) },
  }),

  ...secondFactorRequests,

  'GET /api/diplomes': plain,
  'GET /api/esgis': plain,
  'GET /api/filieres': async ({ api }) => ({
    query: { diplome_id: (await buildDiploma(api.db)).id },
  }),

  'GET /api/users/students/list': () => ({ query: { search: 'mensah', page: 1 } }),
  'POST /api/users/students/add': () => ({
    json: {
      nom: 'ADJOVI',
      prenoms: 'Afi',
      email: newAddress(),
      telephone: '90 12 34 56',
      nationalite: 'Togo',
      pays_residence: 'Togo',
      employeur: 'Kpalimé Énergie',
      sexe: 'F',
    },
  }),
  'PATCH /api/v2/users/me/profile': () => ({ json: { employeur: 'Ecobank' } }),
  'POST /api/v2/users/me/confirm': plain,
  'POST /api/v2/profile/confirm': async (scene) => ({
    json: { token: await tokenOf('profile_confirm', scene) },
  }),
  'GET /api/v2/users/me/notification-settings': plain,
  'PUT /api/v2/users/me/notification-settings': () => ({ json: { weekly_summary: 1 } }),
  'POST /api/v2/weekly-summary/stop/:token': async (scene) => ({
    params: { token: await tokenOf('summary_stop', scene) },
  }),
  'GET /api/v2/users/me/visibility': plain,
  'PUT /api/v2/users/me/visibility': () => ({
    json: {
      telephone: 'staff',
      email: 'me',
      employeur: 'members',
      picture: 'staff',
      birthday: 'members',
      listed: 0,
    },
  }),
  'GET /api/v2/users/me/preview': plain,
  'GET /api/v2/approvals': () => ({ query: { queue: 'refused', page: 1 } }),
  'GET /api/v2/approvals/:id': idOf(buildAlumnus),
  'PUT /api/v2/approvals/:id/referents/:referent': async ({ api }) => ({
    params: await aReferent(api.db),
    json: { called: 1, note: 'Confirme la promotion.' },
  }),
  'POST /api/v2/alumni/bulk': async ({ api }) => ({ json: await aBulkAction(api.db) }),
  'GET /api/v2/alumni/bulk/:id': ofBulkAuthor,
  'POST /api/v2/alumni/bulk/:id/undo': ofBulkAuthor,
  'POST /api/v2/alumni/imports': () => ({ form: { fields: {}, files: { file: aList() } } }),
  'GET /api/v2/alumni/imports/:id': importAt('read'),
  'GET /api/v2/alumni/imports/:id/rows': importAt('checked'),
  'GET /api/v2/alumni/imports/:id/refused.csv': importAt('checked'),
  'PUT /api/v2/alumni/imports/:id/rows/:number': async (scene) => {
    const { email } = await buildAlumnus(scene.api.db);
    const list = () => Buffer.from(`Nom;Prénoms;E-mail\nADJOVI;Afi;${email}\n`);
    const { params } = await importAt('checked', list)(scene);
    return { params: { ...params, number: 2 }, json: { choice: 'complete' } };
  },
  'PUT /api/v2/alumni/imports/:id/mapping': async (scene) => ({
    ...(await importAt('read')(scene)),
    json: aMapping,
  }),
  'POST /api/v2/alumni/imports/:id/apply': importAt('checked'),
  'POST /api/v2/alumni/imports/:id/undo': importAt('applied'),
  'DELETE /api/v2/alumni/imports/:id': importAt('read'),
  'POST /api/v2/users/:id/message': async (scene) => ({
    params: { id: (await buildAlumnus(scene.api.db)).id },
    json: { message: 'Bonjour.' },
  }),
  'GET /api/v2/users/me/saved-filters': plain,
  'POST /api/v2/users/me/saved-filters': () => ({ json: aSavedFilter() }),
  'DELETE /api/v2/users/me/saved-filters/:id': async ({ browser }) => {
    const { body } = await browser.post('/api/v2/users/me/saved-filters', aSavedFilter());
    return { params: { id: (body as { id: number }[])[0]?.id ?? 1 } };
  },
  'GET /api/v2/alumni/groups': plain,
  'GET /api/v2/alumni/duplicates': () => ({ query: { page: 1 } }),
  'POST /api/v2/alumni/duplicates': () => ({}),
  'POST /api/v2/alumni/duplicates/distinct': async (scene) => ({
    json: {
      one: (await buildAlumnus(scene.api.db)).id,
      other: (await buildAlumnus(scene.api.db)).id,
    },
  }),
  'POST /api/v2/alumni/merge': async (scene) => ({
    json: {
      keep: (await buildAlumnus(scene.api.db)).id,
      drop: (await buildAlumnus(scene.api.db)).id,
      fields: ['telephone'],
    },
  }),
  'POST /api/v2/alumni/exports': () => ({ json: anExport }),
  'GET /api/v2/alumni/exports/:id': ofAuthor,
  'GET /api/v2/alumni/exports/:id/file': ofAuthor,
  'DELETE /api/v2/alumni/exports/:id': ofAuthor,
  'GET /api/users/profil/:id': ofOwner,
  'PUT /api/users/update/:id': async (scene) => ({
    params: { id: scene.owner.id },
    json: await profile(scene),
  }),
  'POST /api/users/picture/:id': async ({ owner }) => ({
    params: { id: owner.id },
    form: { fields: {}, files: await cover('picture') },
  }),
  'PUT /api/users/admin/update/studentstate/:id': ({ owner }) => ({
    params: { id: owner.id },
    json: { id: owner.id, approved: 1, certified: 1, is_activate: 1 },
  }),
  'PUT /api/v2/users/:id/approuve': async ({ api }) => ({
    params: { id: (await buildAlumnus(api.db, { approved: 0 })).id },
    json: { alumni_type_id: (await buildAlumniType(api.db)).id },
  }),
  'POST /api/v2/users/:id/access': idOf((db) => buildAlumnus(db, { passwordHash: null })),
  'DELETE /api/users/students/delete/:id': ofOwner,
  'GET /api/stats': plain,
  'GET /api/v2/dashboard/tasks': plain,
  'GET /api/v2/dashboard/trends': plain,

  'DELETE /api/v2/account': () => ({ json: { password } }),
  'POST /api/v2/account/deletion-request': ({ owner }) => ({ json: { email: owner.email } }),
  'POST /api/v2/account/deletion': async (scene) => ({
    json: { token: await tokenOf('deletion', scene) },
  }),

  'GET /api/users/notifications/:id': ofOwner,
  'DELETE /api/users/notifications/delete/:id': async ({ api, owner }) => {
    const data = { title: 'Titre', message: 'Texte', route: 'liste_ancien', params: {} };
    const values = { personId: owner.id, type: 'approval', data };
    const [row] = await api.db.insert(notifications).values(values).returning();
    return { params: { id: present(row).id } };
  },

  'GET /api/guest/actualities': () => ({
    query: { draft: 0, limit: 5, page: 1, pages: 1, paginate: 1, sort: '-date_publication' },
  }),
  'GET /api/guest/actualities/:id': idOf(buildNews),
  'GET /api/actualities/list': () => ({ query: { page: 1 } }),
  'GET /api/actualities/:id': idOf(buildNews),
  'POST /api/actualities/create': withCover('picture', news),
  'POST /api/actualities/update/:id': withCover('picture', news, buildNews),
  'DELETE /api/actualities/delete/:id': idOf(buildNews),

  'GET /api/opportunities/latest': plain,
  'GET /api/opportunities/list': () => ({
    query: { page: 1, pages: 1, paginate: 1, type: 'STAGE', search: 'audit', sort: 'open' },
  }),
  'GET /api/opportunities/:id': idOf(buildOpportunity),
  'POST /api/opportunities/create': () => ({ json: opportunity }),
  'PUT /api/opportunities/update/:id': idOf(buildOpportunity, opportunity),
  'DELETE /api/opportunities/delete/:id': idOf(buildOpportunity),

  'GET /api/v2/home-slides/get/for-display': plain,
  'GET /api/v2/home-slides': () => ({ query: { page: 1, paginate: 1 } }),
  'POST /api/v2/home-slides': withCover('cover_picture', slide),
  'POST /api/v2/home-slides/:id': withCover('cover_picture', slide, buildSlide),
  'PUT /api/v2/home-slides/:id': idOf(buildSlide, slide()),
  'DELETE /api/v2/home-slides/:id': idOf(slideAmongOthers),

  'GET /api/v2/alumni-categories/get/for-display': plain,
  'GET /api/v2/alumni-categories': plain,
  'POST /api/v2/alumni-categories': withCover('cover_picture', category),
  'POST /api/v2/alumni-categories/:id': withCover('cover_picture', category, buildCategory),
  'PUT /api/v2/alumni-categories/:id': async ({ api }) => ({
    params: { id: (await buildCategory(api.db)).id },
    json: category(),
  }),
  'DELETE /api/v2/alumni-categories/:id': idOf(buildCategory),

  'GET /api/v2/alumni-types/get/for-display': plain,
  'GET /api/v2/alumni-types': plain,
  'POST /api/v2/alumni-types': () => ({ json: { name: `Type neuf ${next()}` } }),
  'PUT /api/v2/alumni-types/:id': async ({ api }) => ({
    params: { id: (await buildAlumniType(api.db)).id },
    json: { name: `Type renommé ${next()}` },
  }),
  'DELETE /api/v2/alumni-types/:id': idOf(buildAlumniType),
  'POST /api/v2/alumni-types/:id/assign-advantages': async ({ api }) => {
    const { id } = await buildAlumniType(api.db);
    const chosenOnes = [{ id: (await buildAdvantage(api.db)).id }];
    return { params: { id }, json: { alumni_type_id: id, type_advantages: chosenOnes } };
  },

  'GET /api/v2/advantages/get/for-display': plain,
  'GET /api/v2/advantages': plain,
  'POST /api/v2/advantages': () => ({ json: { description: 'Un mentor.' } }),
  'PUT /api/v2/advantages/:id': idOf(buildAdvantage, { description: 'Un autre mentor.' }),
  'DELETE /api/v2/advantages/:id': idOf(buildAdvantage),

  'POST /api/joinus': async ({ api }) => ({
    json: { email: newAddress(), profession: (await buildCategory(api.db)).id },
  }),

  'GET /api/v2/join-requests': () => ({ query: { page: 1, state: 'new', sort: 'email' } }),
  'GET /api/v2/join-requests/:id': idOf(buildJoinRequest),
  'PUT /api/v2/join-requests/:id': idOf(buildJoinRequest, {
    version: 1,
    state: 'answered',
    note: 'Une promotion de 2012.',
    answer: { subject: 'Votre demande', message: 'Bienvenue.' },
  }),
  'DELETE /api/v2/join-requests/:id': idOf(buildJoinRequest),

  'GET /api/v2/notifications': () => ({ query: { page: 1, state: 'unread' } }),
  'POST /api/v2/notifications/read': () => ({ json: { ids: [1] } }),
  'GET /api/v2/journal': () => ({ query: { page: 1, action: 'news.create', from: '2026-01-01' } }),
  'GET /api/v2/journal/export': () => ({ query: { action: 'news.create' } }),

  'POST /api/v2/contact': () => ({
    json: { name: 'Afi Mensah', email: newAddress(), message: 'Bonjour.' },
  }),

  'GET /api/users/admin/list': () => ({ query: { page: 1 } }),
  'POST /api/users/admin/create': () => ({
    json: { nom: 'ADJOVI', prenoms: 'Afi', email: newAddress(), profil: 3 },
  }),
  'PUT /api/users/admin/update/:id': async ({ api }) => {
    const { id, nom, prenoms, email } = await buildAccountant(api.db);
    return { params: { id }, json: { id, nom: `${nom}-B`, prenoms, email, id_profil: 3 } };
  },
  'DELETE /api/users/admin/delete/:id': idOf(buildAccountant),

  'GET /api/composition': plain,
  'PUT /api/remotes/:name/releases': ofRemote(),
  'POST /api/remotes/:name/promotion': ofRemote({ revision: 0, version: '1.0.0-0123456789' }),
  'POST /api/remotes/:name/rollback': ofRemote({ revision: 0 }),
  'POST /api/remotes/:name/maintenance': ofRemote({ revision: 0, on: true }),
  'PUT /api/remotes/:name/channels/:channel': () => ({
    ...ofChannel,
    json: { version: '1.0.0-0123456789', days: 7 },
  }),
  'DELETE /api/remotes/:name/channels/:channel': () => ofChannel,
  'POST /api/previews': () => ({ json: { channels: { mf_directory: 'pr-42' } } }),

  'GET /health': plain,
  'GET /files/:folder/:name/:file': async ({ api }) => {
    const content = (await cover('x')).x ?? Buffer.alloc(0);
    const key = await api.context.storage.savePicture(content, { kind: 'photo' });
    const [folder = '', name = ''] = key.split('/');
    return { params: { folder, name, file: '500.webp' } };
  },
  'POST /api/composition/faults': () => ({ json: { ...aFault } }),
  'POST /api/composition/vitals': () => ({
    json: { remote: 'mf_public', version: '1.0.0-0123456789', route: 'home', lcp: 900 },
  }),
  'POST /api/composition/csp-reports': () => ({
    json: { 'csp-report': { 'document-uri': 'http://alumni.test/', 'blocked-uri': 'inline' } },
  }),
  'GET /api/composition/faults': () => ({ query: { incident: aFault.incident } }),
  'GET /api/openapi.json': plain,
  'GET /api/docs': plain,
  'GET /api/docs/json': plain,
  'GET /api/docs/yaml': plain,
  'GET /api/docs/static/*': () => ({ params: { '*': 'swagger-ui.css' } }),
  'GET /api/docs/static/index.html': plain,
  'GET /api/docs/static/swagger-initializer.js': plain,
  'GET /ready': plain,
  'GET /metrics': () => ({ from: '203.0.113.7' }),
};

/** @throws for a route without a request here */
export async function rightRequest(route: string, scene: Scene): Promise<RightRequest> {
  const make = rightRequests[route];
  if (!make) throw new Error(`${route} has no right request: add one`);
  return make(scene);
}

/** The address of a request: its ids in the path, and its query. */
export function addressOf(url: string, { params = {}, query = {} }: RightRequest): string {
  const path = url.replace(/:(\w+)|\*/g, (star, name: string = star) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Sends a request with the browser of a scene. */
export async function send(
  { browser }: Scene,
  key: string,
  request: RightRequest,
): Promise<Answer> {
  const [method = 'GET', url = ''] = key.split(' ');
  const from = request.from ? { remoteAddress: request.from } : {};
  const address = addressOf(url, request);
  if (!request.form) return browser.send(method as 'GET', address, request.json, from);
  const [payload, { headers }] = form(request.form.fields, request.form.files);
  return browser.send(method as 'POST', address, payload, { ...from, headers });
}

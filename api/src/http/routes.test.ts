import { mails } from '../platform/db/schema';
import { callers, sceneOf } from '../../testing/callers';
import { documentedStatuses } from '../../testing/documented-statuses';
import { buildAdministrator } from '../../testing/factories';
import { rightRequest, rightRequests, send } from '../../testing/right-requests';
import { watchRoutes } from '../../testing/registered-routes';
import { describeOnDatabase } from '../../testing/test-api';
import { undocumented } from './openapi/operations';

/**
 * Every route, and the status of a valid request for each of `callers`. The unverified, the member
 * and the deactivated act on their own data, the others on a member's. Typed by hand.
 */
// oxfmt-ignore
const table: [route: string, ...number[]][] = [
  // Session                                           guest unver. memb. other accnt admin deact.
  ['GET /sanctum/csrf-cookie',                          204,  204,  204,  204,  204,  204,  204],
  ['POST /auth/login',                                  200,  200,  200,  200,  200,  200,  422],
  ['POST /auth/register',                               201,  201,  201,  201,  201,  201,  201],
  ['GET /auth/logout',                                  200,  200,  200,  200,  200,  200,  200],
  ['POST /auth/logout',                                 200,  200,  200,  200,  200,  200,  200],
  ['POST /api/v2/auth/proof',                           401,  200,  200,  200,  200,  200,  401],
  // For people without a password.
  ['POST /api/v2/auth/proof/code',                      401,  422,  422,  422,  422,  422,  401],
  ['GET /api/v2/users/me/data',                         401,  200,  200,  200,  200,  200,  401],
  ['GET /api/v2/users/me/data/copies',                  401,  200,  200,  200,  200,  200,  401],
  ['POST /api/v2/users/me/data/copies',                 401,  202,  202,  202,  202,  202,  401],
  // A copy belongs to who asked for it.
  ['GET /api/v2/users/me/data/copies/:id/file',         401,  200,  200,  200,  200,  200,  401],
  ['GET /api/v2/users/me/social',                       401,  200,  200,  200,  200,  200,  401],
  // A member's link: the others have none.
  // No provider is configured here.
  ['POST /api/v2/users/me/social/:provider',            401,  404,  404,  404,  404,  404,  401],
  ['DELETE /api/v2/users/me/social/:provider',          401,  200,  200,  404,  404,  404,  401],
  ['GET /api/v2/users/me/sessions',                     401,  200,  200,  200,  200,  200,  401],
  ['DELETE /api/v2/users/me/sessions',                  401,  200,  200,  200,  200,  200,  401],
  ['DELETE /api/v2/users/me/sessions/:id',              401,  200,  200,  200,  200,  200,  401],
  ['PATCH /api/v2/register',                            401,  200,  200,  200,  200,  200,  401],
  ['GET /api/users/current',                            200,  200,  200,  200,  200,  200,  200],
  ['GET /api/v2/auth/user',                             401,  200,  200,  200,  200,  200,  401],
  ['GET /api/user/verify/:token',                       200,  200,  200,  200,  200,  200,  200],
  ['POST /api/v2/email/verification',                   401,  200,  409,  409,  409,  409,  401],

  // Without configured credentials nobody signs in by a provider.
  ['GET /auth/google/redirect',                         404,  404,  404,  404,  404,  404,  404],
  ['GET /auth/google/callback',                         404,  404,  404,  404,  404,  404,  404],
  ['GET /auth/facebook/redirect',                       404,  404,  404,  404,  404,  404,  404],
  ['GET /auth/facebook/callback',                       404,  404,  404,  404,  404,  404,  404],
  ['POST /api/v2/social-login/confirm',                 200,  200,  200,  200,  200,  200,  422],

  // Second factors                                    guest unver. memb. other accnt admin deact.
  ['GET /auth/second-factor',                           200,  200,  200,  200,  200,  200,  200],
  ['POST /auth/second-factor',                          200,  200,  200,  200,  200,  200,  422],
  ['POST /auth/second-factor/passkey',                  200,  200,  200,  200,  200,  200,  200],
  ['GET /api/v2/second-factor',                         401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/second-factor/totp',                   401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/v2/second-factor/totp',                    401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/second-factor/totp',                 401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/second-factor/passkeys/options',       401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/second-factor/passkeys',               401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/second-factor/passkeys/:id',         401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/second-factor/recovery-codes',         401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/second-factor/devices',              401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/users/:id/second-factor',            401,  403,  403,  403,  403,  200,  401],

  // Passwords and address
  ['POST /password/create/:code',                       200,  200,  200,  200,  200,  200,  422],
  ['POST /api/v2/password/reset/request',               200,  200,  200,  200,  200,  200,  200],
  ['POST /api/v2/reset-password',                       200,  200,  200,  200,  200,  200,  422],
  ['PUT /api/v2/password/reset',                        401,  200,  200,  200,  200,  200,  401],
  ['PUT /api/v2/email/reset',                           401,  200,  200,  200,  200,  200,  401],
  ['POST /api/v2/email/confirm',                        200,  200,  200,  200,  200,  200,  422],
  ['POST /api/v2/email/undo',                           200,  200,  200,  200,  200,  200,  200],
  ['POST /api/v2/mailed-links/check',                   200,  200,  200,  200,  200,  200,  200],

  // References                                        guest unver. memb. other accnt admin deact.
  ['GET /api/diplomes',                                 200,  200,  200,  200,  200,  200,  200],
  ['GET /api/esgis',                                    200,  200,  200,  200,  200,  200,  200],
  ['GET /api/filieres',                                 200,  200,  200,  200,  200,  200,  200],

  // People
  ['GET /api/users/students/list',                      401,  403,  200,  200,  200,  200,  401],
  ['POST /api/users/students/add',                      401,  403,  403,  403,  200,  200,  401],
  ['GET /api/users/profil/:id',                         401,  200,  200,  200,  200,  200,  401],
  ['PUT /api/users/update/:id',                         401,  200,  200,  403,  403,  403,  401],
  ['PATCH /api/v2/users/me/profile',                    401,  200,  200,  200,  200,  200,  401],
  ['POST /api/v2/users/me/confirm',                     401,  200,  200,  200,  200,  200,  401],
  ['POST /api/v2/profile/confirm',                      200,  200,  200,  200,  200,  200,  200],
  ['GET /api/v2/users/me/notification-settings',        401,  200,  200,  200,  200,  200,  401],
  ['PUT /api/v2/users/me/notification-settings',        401,  200,  200,  200,  200,  200,  401],
  ['POST /api/v2/weekly-summary/stop/:token',           200,  200,  200,  200,  200,  200,  200],
  ['GET /api/v2/users/me/visibility',                   401,  200,  200,  200,  200,  200,  401],
  ['PUT /api/v2/users/me/visibility',                   401,  200,  200,  200,  200,  200,  401],
  ['GET /api/v2/users/me/preview',                      401,  200,  200,  200,  200,  200,  401],
  ['POST /api/users/picture/:id',                       401,  200,  200,  403,  403,  403,  401],
  ['PUT /api/users/admin/update/studentstate/:id',      401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/v2/users/:id/approuve',                    401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/users/:id/access',                     401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/users/students/delete/:id',             401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/approvals',                             401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/approvals/:id',                         401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/v2/approvals/:id/referents/:referent',     401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/alumni/bulk',                          401,  403,  403,  403,  200,  200,  401],
  // An action belongs to its author.
  ['GET /api/v2/alumni/bulk/:id',                       401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/alumni/bulk/:id/undo',                 401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/alumni/imports',                       401,  403,  403,  403,  202,  202,  401],
  ['POST /api/v2/users/:id/message',                    401,  403,  200,  200,  200,  200,  401],
  ['GET /api/v2/users/me/saved-filters',                401,  200,  200,  200,  200,  200,  401],
  ['POST /api/v2/users/me/saved-filters',               401,  200,  200,  200,  200,  200,  401],
  ['DELETE /api/v2/users/me/saved-filters/:id',         401,  200,  200,  200,  200,  200,  401],
  ['GET /api/v2/alumni/groups',                         401,  403,  200,  200,  200,  200,  401],
  ['GET /api/v2/alumni/duplicates',                     401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/alumni/duplicates',                    401,  403,  403,  403,  202,  202,  401],
  ['POST /api/v2/alumni/duplicates/distinct',           401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/alumni/merge',                         401,  403,  403,  403,  200,  200,  401],
  // An import belongs to its author.
  ['GET /api/v2/alumni/imports/:id',                    401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/alumni/imports/:id/rows',               401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/alumni/imports/:id/refused.csv',        401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/v2/alumni/imports/:id/rows/:number',       401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/v2/alumni/imports/:id/mapping',            401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/alumni/imports/:id/apply',             401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/alumni/imports/:id/undo',              401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/alumni/imports/:id',                 401,  403,  403,  403,  204,  204,  401],
  ['POST /api/v2/alumni/exports',                       401,  403,  403,  403,  202,  202,  401],
  // An export belongs to its author.
  ['GET /api/v2/alumni/exports/:id',                    401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/alumni/exports/:id/file',               401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/alumni/exports/:id',                 401,  403,  403,  403,  204,  204,  401],
  ['GET /api/stats',                                    401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/dashboard/tasks',                       401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/dashboard/trends',                      401,  403,  403,  403,  200,  200,  401],
  ['GET /api/users/notifications/:id',                  401,  200,  200,  403,  403,  403,  401],
  ['DELETE /api/users/notifications/delete/:id',        401,  200,  200,  404,  404,  404,  401],
  ['GET /api/v2/notifications',                         401,  200,  200,  200,  200,  200,  401],
  ['POST /api/v2/notifications/read',                   401,  200,  200,  200,  200,  200,  401],

  // Leaving
  ['DELETE /api/v2/account',                            401,  200,  200,  200,  200,  200,  401],
  ['POST /api/v2/account/deletion-request',             200,  200,  200,  200,  200,  200,  200],
  ['POST /api/v2/account/deletion',                     200,  200,  200,  200,  200,  200,  200],

  // Administrators
  ['GET /api/users/admin/list',                         401,  403,  403,  403,  200,  200,  401],
  ['POST /api/users/admin/create',                      401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/users/admin/update/:id',                   401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/users/admin/delete/:id',                401,  403,  403,  403,  200,  200,  401],

  // News and opportunities                            guest unver. memb. other accnt admin deact.
  ['GET /api/guest/actualities',                        200,  200,  200,  200,  200,  200,  200],
  ['GET /api/guest/actualities/:id',                    200,  200,  200,  200,  200,  200,  200],
  ['GET /api/actualities/list',                         401,  403,  403,  403,  200,  200,  401],
  ['GET /api/actualities/:id',                          401,  403,  403,  403,  200,  200,  401],
  ['POST /api/actualities/create',                      401,  403,  403,  403,  200,  200,  401],
  ['POST /api/actualities/update/:id',                  401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/actualities/delete/:id',                401,  403,  403,  403,  200,  200,  401],
  ['GET /api/opportunities/latest',                     200,  200,  200,  200,  200,  200,  200],
  ['GET /api/opportunities/list',                       200,  200,  200,  200,  200,  200,  200],
  ['GET /api/opportunities/:id',                        200,  200,  200,  200,  200,  200,  200],
  ['POST /api/opportunities/create',                    401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/opportunities/update/:id',                 401,  403,  403,  403,  403,  200,  401],
  ['DELETE /api/opportunities/delete/:id',              401,  403,  403,  403,  403,  200,  401],

  // What staff arrange on the public pages
  ['GET /api/v2/home-slides/get/for-display',           200,  200,  200,  200,  200,  200,  200],
  ['GET /api/v2/home-slides',                           401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/home-slides',                          401,  403,  403,  403,  201,  201,  401],
  ['POST /api/v2/home-slides/:id',                      401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/v2/home-slides/:id',                       401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/home-slides/:id',                    401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/alumni-categories/get/for-display',     200,  200,  200,  200,  200,  200,  200],
  ['GET /api/v2/alumni-categories',                     200,  200,  200,  200,  200,  200,  200],
  ['POST /api/v2/alumni-categories',                    401,  403,  403,  403,  201,  201,  401],
  ['POST /api/v2/alumni-categories/:id',                401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/v2/alumni-categories/:id',                 401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/alumni-categories/:id',              401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/alumni-types/get/for-display',          200,  200,  200,  200,  200,  200,  200],
  ['GET /api/v2/alumni-types',                          401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/alumni-types',                         401,  403,  403,  403,  201,  201,  401],
  ['PUT /api/v2/alumni-types/:id',                      401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/alumni-types/:id',                   401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/alumni-types/:id/assign-advantages',   401,  403,  403,  403,  201,  201,  401],
  ['GET /api/v2/advantages/get/for-display',            200,  200,  200,  200,  200,  200,  200],
  ['GET /api/v2/advantages',                            401,  403,  403,  403,  200,  200,  401],
  ['POST /api/v2/advantages',                           401,  403,  403,  403,  201,  201,  401],
  ['PUT /api/v2/advantages/:id',                        401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/advantages/:id',                     401,  403,  403,  403,  200,  200,  401],
  ['POST /api/joinus',                                  200,  200,  200,  200,  200,  200,  200],
  ['POST /api/v2/contact',                              200,  200,  200,  200,  200,  200,  200],

  // Requests to join, and the journal                 guest unver. memb. other accnt admin deact.
  ['GET /api/v2/join-requests',                         401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/join-requests/:id',                     401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/v2/join-requests/:id',                     401,  403,  403,  403,  200,  200,  401],
  ['DELETE /api/v2/join-requests/:id',                  401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/journal',                               401,  403,  403,  403,  200,  200,  401],
  ['GET /api/v2/journal/export',                        401,  403,  403,  403,  200,  200,  401],

  // Releasing: with the token of the remote; also readable by staff
  ['GET /api/composition',                              401,  403,  403,  403,  200,  200,  401],
  ['PUT /api/remotes/:name/releases',                   401,  401,  401,  401,  401,  401,  401],
  ['POST /api/remotes/:name/promotion',                 401,  401,  401,  401,  401,  401,  401],
  ['POST /api/remotes/:name/rollback',                  401,  401,  401,  401,  401,  401,  401],
  ['POST /api/remotes/:name/maintenance',               401,  401,  401,  401,  401,  401,  401],
  ['PUT /api/remotes/:name/channels/:channel',          401,  401,  401,  401,  401,  401,  401],
  ['DELETE /api/remotes/:name/channels/:channel',       401,  401,  401,  401,  401,  401,  401],
  ['POST /api/previews',                                401,  401,  401,  401,  401,  401,  401],

  // Machines, and the documentation of production     guest unver. memb. other accnt admin deact.
  ['GET /health',                                       200,  200,  200,  200,  200,  200,  200],
  ['GET /ready',                                        200,  200,  200,  200,  200,  200,  200],
  ['GET /metrics',                                      401,  404,  404,  404,  200,  200,  401],
  ['GET /files/:folder/:name/:file',                    200,  200,  200,  200,  200,  200,  200],
  ['POST /api/composition/faults',                      200,  200,  200,  200,  200,  200,  200],
  ['POST /api/composition/vitals',                      200,  200,  200,  200,  200,  200,  200],
  ['POST /api/composition/csp-reports',                 200,  200,  200,  200,  200,  200,  200],
  ['GET /api/composition/faults',                       401,  403,  403,  403,  200,  200,  401],
  ['GET /api/openapi.json',                             401,  403,  403,  403,  200,  200,  401],
  ['GET /api/docs',                                     401,  403,  403,  403,  200,  200,  401],
  ['GET /api/docs/json',                                401,  403,  403,  403,  200,  200,  401],
  ['GET /api/docs/yaml',                                401,  403,  403,  403,  200,  200,  401],
  ['GET /api/docs/static/*',                            401,  403,  403,  403,  200,  200,  401],
  ['GET /api/docs/static/index.html',                   401,  403,  403,  403,  302,  302,  401],
  ['GET /api/docs/static/swagger-initializer.js',       401,  403,  403,  403,  200,  200,  401],
];

const routes = watchRoutes();

describeOnDatabase(
  'who may call what',
  (api) => {
    // The last active administrator cannot leave, so there is always one.
    beforeAll(() => buildAdministrator(api.db));

    test('the table has every registered route, exactly once', () => {
      const inTable = table.map(([route]) => route);
      // A new route needs a row in `table` above, and a request in `api/testing/right-requests.ts`.
      expect(inTable.toSorted()).toEqual([...routes.keys()].toSorted());
      expect(Object.keys(rightRequests).toSorted()).toEqual(inTable.toSorted());
      for (const [, ...expected] of table) expect(expected).toHaveLength(callers.length);
    });

    test.each(table)('%s', async (route, ...expected) => {
      const answered: string[] = [];
      for (const caller of callers) {
        const scene = await sceneOf(api, caller);
        const request = await rightRequest(route, scene);
        const { status } = await send(scene, route, request);
        answered.push(`${caller} ${status}`);
      }
      const documented = documentedStatuses(api.app, route);
      if (documented) expect(documented).toEqual(expect.arrayContaining(expected));
      else expect(route.split(' ')[1]).toMatch(undocumented);
      expect(answered).toEqual(callers.map((caller, index) => `${caller} ${expected[index]}`));
    });
  },
  // This table tests who may call, not how often: widen the throttle.
  { THROTTLE_MAIL_ACCOUNT: '1000', RESET_ANSWER_MS: '0' },
);

// oxfmt-ignore
const letterBox: [route: string, ...number[]][] = [
  // Only with DEMO=1, on loopback                     guest unver. memb. other accnt admin deact.
  ['GET /_mail',                                        200,  200,  200,  200,  200,  200,  200],
  ['GET /_mail/:id',                                    200,  200,  200,  200,  200,  200,  200],
  ['GET /_mail/:id/html',                               200,  200,  200,  200,  200,  200,  200],
];

describeOnDatabase(
  "who may read the demo's letter box",
  (api) => {
    test('the demo adds these routes only', () => {
      const others = new Set([...table, ...letterBox].map(([route]) => route));
      expect([...routes.keys()].filter((route) => !others.has(route))).toEqual([]);
      for (const [route] of letterBox) expect(routes.has(route)).toBe(true);
    });

    test.each(letterBox)('%s', async (route, ...expected) => {
      const { email } = await buildAdministrator(api.db);
      await api.guest.post('/api/v2/password/reset/request', { email });
      const [mail] = await api.db.select().from(mails);
      const answered: number[] = [];
      for (const caller of callers) {
        const scene = await sceneOf(api, caller);
        const { status } = await send(scene, route, { params: { id: mail?.id ?? 0 } });
        answered.push(status);
      }
      expect(answered).toEqual(expected);
    });
  },
  { DEMO: '1', RESET_ANSWER_MS: '0' },
);

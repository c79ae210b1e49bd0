import { createConfig, lintFromString } from '@redocly/openapi-core';
import { watchRoutes } from '../../../testing/registered-routes';
import { emptyEmbedded } from '../../../testing/shared-embedded';
import { TestApi, describeOnDatabase } from '../../../testing/test-api';
import { statuses, browserOf } from '../../../testing/who';
import { operations, tags, undocumented } from './operations';

const routes = watchRoutes();
const called = Object.values(operations).flatMap((calls) => Object.keys(calls));
/** `POST /users/:id` as the document writes it: `post /users/{id}`. */
const asDocumented = (key: string) =>
  key.replace(/^\w+/, (method) => method.toLowerCase()).replace(/:(\w+)/g, '{$1}');

interface Call {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

describe('the OpenAPI document', () => {
  const api = new TestApi('embedded');
  let text = '';
  let calls: [string, Call][] = [];
  beforeAll(async () => {
    await api.start(await emptyEmbedded());
    text = (await api.as('administrator').get('/api/openapi.json')).text;
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Call>> };
    calls = Object.entries(paths).flatMap(([url, byMethod]) =>
      Object.entries(byMethod).map(([method, call]): [string, Call] => [`${method} ${url}`, call]),
    );
  });
  afterAll(() => api.stop());
  const call = (key: string) => new Map(calls).get(key);

  test('has every registered route, and no other', () => {
    const expected = [...routes.keys()].filter(
      (key) => !undocumented.test(key.split(' ')[1] ?? ''),
    );
    // A new route needs its line in `operations.ts`.
    expect(calls.map(([key]) => key).sort()).toEqual(expected.map(asDocumented).sort());
    expect(called.filter((key) => !routes.has(key))).toEqual([]);
    expect(Object.keys(operations)).toEqual(Object.keys(tags));
  });

  test('has a name, a summary, a module and the answers of each call', () => {
    for (const [, { operationId, summary, tags: modules, responses }] of calls) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(summary.length).toBeGreaterThan(3);
      expect(modules).toHaveLength(1);
      expect(Object.keys(responses)).toContain('default');
    }
    const ids = calls.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('states the authentication of each call: none, a session, a session and the CSRF header', () => {
    expect(call('get /api/diplomes')?.security).toEqual([]);
    expect(call('get /api/v2/auth/user')?.security).toEqual([{ session: [] }]);
    expect(call('post /auth/login')?.security).toEqual([{ csrf: [] }]);
    expect(call('post /api/v2/advantages')?.security).toEqual([{ session: [], csrf: [] }]);
  });

  test('describes multipart forms, filters and refusals', () => {
    expect(call('post /api/v2/home-slides')?.requestBody?.content).toMatchObject({
      'multipart/form-data': {
        schema: { required: ['title', 'subtitle', 'description', 'cover_picture'] },
      },
    });
    const filters = call('get /api/users/students/list')?.parameters?.map(({ name }) => name);
    expect(filters).toEqual(expect.arrayContaining(['search', 'esgis', 'last_grade_year', 'page']));
    expect(call('put /api/users/update/{id}')?.responses).toMatchObject({
      200: { content: expect.anything() },
      ...Object.fromEntries(
        [401, 403, 404, 419, 422].map((status) => [
          status,
          { $ref: `#/components/responses/Refus${status}` },
        ]),
      ),
    });
  });

  const lint = async (source: string) => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config });
    return problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
  };

  test('passes a public linter', async () => {
    expect(await lint(text)).toEqual([]);
  });

  test('the linter finds faults', async () => {
    const faulty = text.replaceAll('"operationId":"logIn"', '"operationId":"register"');
    expect(await lint(faulty)).toContainEqual(['operation-operationId-unique', ...anyTwo]);
  });
});

const anyTwo = [expect.any(String), expect.any(String)];

describeOnDatabase('the pages of documentation', (api) => {
  const paths = ['/api/openapi.json', '/api/docs', '/api/docs/static/swagger-ui-bundle.js'];

  test.each(statuses(401, 403, 200, 200))('in production: %s gets %i', async (who, status) => {
    for (const path of paths)
      expect([path, (await browserOf(api, who).get(path)).status]).toEqual([path, status]);
  });

  test('runs scripts and loads styles of our origin only', async () => {
    const { headers } = await api.as('administrator').get('/api/docs');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https:/);
  });
});

describeOnDatabase(
  'the documentation of the demo',
  (api) => {
    test.each(statuses(200, 200, 200, 200))('%s gets %i', async (who, status) => {
      expect((await browserOf(api, who).get('/api/docs')).status).toBe(status);
      expect((await browserOf(api, who).get('/api/openapi.json')).status).toBe(status);
    });
  },
  { DEMO: '1' },
);

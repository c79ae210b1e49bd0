import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { readConfig } from '../platform/config/read-config';
import { loggerOptions, redactUrl } from './logger';

const token = 'a1'.repeat(32);

test.each([
  [`/api/user/verify/${token}`, '/api/user/verify/***'],
  [`/check_user/${token}`, '/check_user/***'],
  ['/password-reset/code?email=afi@exemple.test', '/password-reset/***'],
  ['/password/create/code', '/password/create/***'],
  [`/autre/${token}/suite`, '/autre/***/suite'],
  ['/api/users/students/list?search=mensah', '/api/users/students/list'],
])('%s is logged without its secret', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});

test('a failing request logs no token, address or query parameter', async () => {
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO: '1',
    LOG_LEVEL: 'info',
    SESSION_SECRET: token,
  });
  const lines: string[] = [];
  const stream = new PassThrough().on('data', (line) => lines.push(String(line)));
  const app = Fastify({ logger: { ...(loggerOptions(config) as object), stream } });
  app.get('/api/user/verify/:token', async (request) => {
    request.log.error(
      {
        err: new Error(
          'Failed query: select $1\nparams: Rue des Cocotiers\nTogbé,afi@exemple.test',
        ),
      },
      'failed',
    );
    return '';
  });
  await app.inject({ url: `/api/user/verify/${token}?email=afi@exemple.test` });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('/api/user/verify/***');
  expect(log).not.toMatch(new RegExp(`${token}|Cocotiers|Togbé|afi@exemple|127.0.0.1`));
});

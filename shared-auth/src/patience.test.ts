import { http } from './index';

test('a call sends cookies, asks for JSON and is given up after ten seconds', () => {
  expect(http.defaults).toMatchObject({
    timeout: 10_000,
    withCredentials: true,
    headers: { Accept: 'application/json' },
  });
});

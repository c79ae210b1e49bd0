import { http } from './index';

test('a call sends cookies, asks for JSON and times out after ten seconds', () => {
  expect(http.defaults).toMatchObject({
    timeout: 10_000,
    withCredentials: true,
    headers: { Accept: 'application/json' },
  });
});

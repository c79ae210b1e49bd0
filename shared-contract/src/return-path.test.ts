import { returnPath } from './index';

const routes: Record<string, string> = {
  '/': 'home',
  '/admin/students/3': 'ancien_details',
  '/nos_opportunit%C3%A9s': 'homeopportunities',
  '/login': 'login',
  '/register': 'register',
};
/** Like a lenient router: collapses two slashes, and keeps what it cannot decode. */
const generous = (pathname: string) => routes[pathname] ?? 'any';
const exact = (pathname: string) => routes[pathname];

test.each([
  ['/', '/'],
  ['/admin/students/3', '/admin/students/3'],
  ['/admin/students/3?tab=x#y', '/admin/students/3?tab=x#y'],
  ['/admin/./students/../students/3', '/admin/students/3'],
  ['/nos_opportunités', '/nos_opportunit%C3%A9s'],
])('accepts %j as a path of the application', (next, path) => {
  expect(returnPath(next, exact)).toBe(path);
});

test.each([
  '//',
  '///',
  '/\\',
  '/\\\\',
  '\\',
  '//evil.test/admin/students/3',
  '/\\evil.test/admin/students/3',
  '/\t/evil.test/admin/students/3',
  '/.//evil.test/admin/students/3',
  '/x/..//evil.test/admin/students/3',
  '//[',
  '//a b',
  '//evil.test:port',
  '/%',
  '/admin/students/%E0%A4%A',
  'https://evil.test/admin/students/3',
  'javascript:alert(1)',
  'admin/students/3',
  '',
  '/login',
  '/login?next=/admin/students/3',
  '/register#x',
  `/admin/students/3?${'x'.repeat(1_000)}`,
  null,
  undefined,
  3,
  ['/admin/students/3'],
])('refuses %j, even if the router would accept it', (next) => {
  expect(returnPath(next, generous)).toBeNull();
});

test('refuses a path without a route', () => {
  expect(returnPath('/unknown', exact)).toBeNull();
});

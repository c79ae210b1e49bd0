import type { Access, CurrentUser } from '@alumni/shared-contract';
import { defineRoutes } from '@alumni/shared-ui/router';
import { accountant, administrator, buildUser, member } from '../testing/people';
import { decideAccess } from './decide-access';

beforeEach(() =>
  defineRoutes({
    home: '/',
    login: '/login',
    register: '/register',
    finish_register: '/finish-register',
    admin_dashboard: '/admin/dashboard',
    liste_ancien: '/admin/students',
    ancien_details: '/admin/students/:id',
    liste_opportunities: '/admin/opportunities',
    account_security: '/admin/security',
  }),
);

function decide(access: Access, user: CurrentUser | null | undefined, more = {}) {
  const decision = decideAccess({
    route: { name: 'some', access },
    user,
    path: '/admin/some?page=2',
    next: null,
    ...more,
  });
  return decision.kind === 'redirect' ? decision.to : decision.kind;
}

const toLogin = '/login?next=%2Fadmin%2Fsome%3Fpage%3D2';

test.each<[Access, string, string, string, string]>([
  // access, guest, member, accountant, administrator
  ['all', 'show', 'show', 'show', 'show'],
  ['guest', 'show', '/admin/students', '/admin/dashboard', '/admin/dashboard'],
  ['session', toLogin, 'show', 'show', 'show'],
  ['staff', toLogin, '/admin/students', 'show', 'show'],
  ['can:opportunity:update', toLogin, '/admin/opportunities', '/admin/opportunities', 'show'],
])('access %s: guest %s, member %s, accountant %s, administrator %s', (access, ...expected) => {
  const people = [null, member, accountant, administrator];
  expect(people.map((user) => decide(access, user))).toEqual(expected);
});

test('while the session loads, allows public routes only', () => {
  expect(decide('all', undefined)).toBe('show');
  expect(decide('staff', undefined)).toBe('wait');
});

test.each([
  ['/admin/students/3?tab=x', '/admin/students/3?tab=x'],
  ['https://evil.test/admin/students', '/admin/students'],
  ['//evil.test/admin/students', '/admin/students'],
  ['/\\evil.test/admin/students', '/admin/students'],
  ['//', '/admin/students'],
  ['/\\', '/admin/students'],
  ['//[', '/admin/students'],
  ['/admin/students/%', '/admin/students'],
  ['/unknown', '/admin/students'],
  ['/login?next=/login', '/admin/students'],
])('after login, next=%s leads to %s', (next, to) => {
  expect(decide('guest', member, { next })).toBe(to);
});

test('after a sign-up opens the profile form, and after that form the page that follows a login', () => {
  const route = { name: 'register', access: 'guest' as const };
  const newcomer = buildUser({ profile_completed: 0 });
  expect(decide('guest', newcomer, { route })).toBe('/finish-register');
  expect(decide('guest', member, { route })).toBe('/admin/students');
});

test.each<[Access, string]>([
  ['all', 'show'],
  ['guest', '/admin/security'],
  ['session', '/admin/security'],
  ['staff', '/admin/security'],
])('staff who must set up a second factor: access %s leads to %s', (access, to) => {
  const newcomer = { ...accountant, must_enrol: 1 as const };
  expect(decide(access, newcomer, { canEnrol: true })).toBe(to);
  const route = { name: 'account_security', access: 'staff' as const };
  expect(decide('staff', newcomer, { canEnrol: true, route })).toBe('show');
});

import { defineRoutes, href, matchRoute } from './routes';

beforeEach(() =>
  defineRoutes({
    home: '/',
    homeopportunities: ['/nos_opportunités', '/nos_opportunites'],
    opportunity_add: '/admin/opportunities/add',
    opportunity: '/admin/opportunities/:id',
  }),
);

test('builds the address of a route from its name', () => {
  expect(href('opportunity', { id: 3 })).toBe('/admin/opportunities/3');
  expect(href('home', {}, { scroll: 1, search: '', page: undefined })).toBe('/?scroll=1');
  expect(href('homeopportunities')).toBe('/nos_opportunités');
});

test('names the missing parameter in the error', () => {
  expect(() => href('opportunity')).toThrow('opportunity needs the parameter id');
});

test('gives the home page when the remote of a route is off', () => {
  expect(href('list_of_home_slides')).toBe('/');
});

test('finds the route of a path: aliases, encoded paths, static before parameters', () => {
  expect(matchRoute('/nos_opportunites')?.name).toBe('homeopportunities');
  expect(matchRoute('/nos_opportunit%C3%A9s?page=2')?.name).toBe('homeopportunities');
  expect(matchRoute('/admin/opportunities/add')?.name).toBe('opportunity_add');
  expect(matchRoute('/admin/opportunities/3')).toMatchObject({ params: { id: '3' } });
  expect(matchRoute('/ailleurs')).toBeNull();
});

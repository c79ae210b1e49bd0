import { normalizeAddress } from './normalize-address';

const address = (pathname: string) => normalizeAddress({ pathname, search: '?a=1', hash: '' });

test.each([
  ['/nos_opportunite%CC%81s', '/nos_opportunit%C3%A9s?a=1'],
  ['/nos_opportunit%C3%A9s', null],
  ['/admin/students', null],
  ['/%E0%A4%A', null],
])('%s becomes %s', (pathname, expected) => {
  expect(address(pathname)).toBe(expected);
});

import { dropAllOwn, dropOwn, keepOwn, readOwn } from './own-storage';

beforeEach(() => localStorage.clear());

test('reads a stored value, and deletes it alone', () => {
  keepOwn('a', { name: 'Ama' }, 1);
  keepOwn('b', 2, 1);
  dropOwn('b');
  expect(readOwn('a')).toEqual({ name: 'Ama' });
  expect(readOwn('b')).toBeUndefined();
});

test('returns nothing once the value has expired', () => {
  keepOwn('a', 1, -1);
  expect(readOwn('a')).toBeUndefined();
});

test('logout deletes all stored values, and nothing else', () => {
  keepOwn('a', 1, 1);
  localStorage.setItem('alumni.theme', 'dark');
  dropAllOwn();
  expect(readOwn('a')).toBeUndefined();
  expect(localStorage.getItem('alumni.theme')).toBe('dark');
});

test('ignores values that another script wrote under the key', () => {
  localStorage.setItem('own.a', 'not JSON');
  expect(readOwn('a')).toBeUndefined();
});

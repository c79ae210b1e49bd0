import { dropAllOwn, dropOwn, keepOwn, readOwn } from './own-storage';

beforeEach(() => localStorage.clear());

test('what is kept is read again, and dropped alone', () => {
  keepOwn('a', { name: 'Ama' }, 1);
  keepOwn('b', 2, 1);
  dropOwn('b');
  expect(readOwn('a')).toEqual({ name: 'Ama' });
  expect(readOwn('b')).toBeUndefined();
});

test('its time over, it is as if it had never been', () => {
  keepOwn('a', 1, -1);
  expect(readOwn('a')).toBeUndefined();
});

test('at logout all of it goes, and nothing else', () => {
  keepOwn('a', 1, 1);
  localStorage.setItem('alumni.theme', 'dark');
  dropAllOwn();
  expect(readOwn('a')).toBeUndefined();
  expect(localStorage.getItem('alumni.theme')).toBe('dark');
});

test('what another hand wrote there is not taken for ours', () => {
  localStorage.setItem('own.a', 'not JSON');
  expect(readOwn('a')).toBeUndefined();
});

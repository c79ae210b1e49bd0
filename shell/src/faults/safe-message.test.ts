import { safeMessage } from './safe-message';

test.each([
  ["Cannot read properties of undefined (reading 'map')"],
  ['Loading chunk 12 failed.'],
  [
    'Module "./Home" does not exist in container mf_a.',
    'Module … does not exist in container mf_a.',
  ],
  [
    'Failed to load https://exemple.test/remotes/mf_a/1/c12.ab.js?retry=1 now',
    'Failed to load …c12.ab.js… now',
  ],
  ['GET /api/users/students/18?search=koffi failed', 'GET … failed'],
  ['at https://exemple.test/password/create/0a1b2c3d4e5f6a7b8c9d', 'at …'],
  ['token 0a1b2c3d4e5f6a7b8c9d refused', 'token … refused'],
  ['koffi.mensah@alumni.test is taken', '… is taken'],
  ['call +228 90 12 34 56', 'call +…'],
  ['Unexpected token in "Mensah, Koffi"', 'Unexpected token in …'],
  ['first line\nKoffi Mensah', 'first line'],
])('%s', (message, expected = message) => {
  expect(safeMessage(new Error(message))).toBe(`Error: ${expected}`);
});

test("cuts a message at the server's maximum length", () => {
  expect(safeMessage('x '.repeat(400))).toHaveLength(300);
});

import { announcePerson } from '@alumni/shared-auth';
import type { CurrentUser } from '@alumni/shared-contract';
import { keepForm, readKeptForm } from './kept-form';

const person = (id: number) => announcePerson({ id } as CurrentUser);

beforeEach(() => {
  localStorage.clear();
  person(1);
});

test('never saves passwords and files', () => {
  const typed = {
    titre: 'Forum',
    password: 'Secret2026',
    old_password: 'Ancien2026',
    picture: new File(['x'], 'x.png'),
    rows: [{ photo: new Blob(['x']) }],
    parcours: [{ ecole: 'A' }],
    vide: undefined,
    même: 'rien',
  };
  const initial = { vide: 'avant', même: 'rien' };
  keepForm('actualité', typed, initial);
  expect(JSON.stringify(localStorage)).not.toMatch(/Secret2026|Ancien2026/);
  expect(readKeptForm('actualité', initial)).toEqual({
    titre: 'Forum',
    parcours: [{ ecole: 'A' }],
    vide: null,
  });
});

test('after the session only its owner can read the saved form', () => {
  keepForm('actualité', { titre: 'Forum' }, {});
  person(2);
  expect(readKeptForm('actualité', {})).toBeUndefined();
  announcePerson(null);
  expect(readKeptForm('actualité', {})).toBeUndefined();
  person(1);
  expect(readKeptForm('actualité', {})).toEqual({ titre: 'Forum' });
});

test('saves nothing for an unchanged form', () => {
  keepForm('actualité', { titre: '', password: 'Secret2026' }, {});
  expect(localStorage).toHaveLength(0);
});

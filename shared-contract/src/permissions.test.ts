import { isJobSeeker, meetsAccess, Profile, profileCan, years } from './index';

const guest = null;
const { alumnus: member, administrator, accountant } = Profile;

test('only the administrator updates and deletes opportunities', () => {
  expect(
    [guest, member, accountant, administrator].map((who) => profileCan(who, 'opportunity:update')),
  ).toEqual([false, false, false, true]);
  expect(
    [guest, member, accountant, administrator].map((who) => profileCan(who, 'opportunity:create')),
  ).toEqual([false, false, true, true]);
});

test('each access word admits exactly its people', () => {
  const admitted = (access: Parameters<typeof meetsAccess>[0]) =>
    [guest, member, accountant, administrator].map((who) => meetsAccess(access, who));
  expect(admitted('all')).toEqual([true, true, true, true]);
  expect(admitted('guest')).toEqual([true, false, false, false]);
  expect(admitted('session')).toEqual([false, true, true, true]);
  expect(admitted('staff')).toEqual([false, false, true, true]);
  expect(admitted('can:opportunity:update')).toEqual([false, false, false, true]);
});

test('recognises a job seeker with any apostrophe, case and accents', () => {
  expect(isJobSeeker("Chercheur d'emploi")).toBe(true);
  expect(isJobSeeker('CHERCHEUR D’EMPLOI (jeune diplômé)')).toBe(true);
  expect(isJobSeeker("Cadre d'entreprises")).toBe(false);
});

test('lists the years from the current one down to 1994', () => {
  const list = years(new Date('2026-11-20'));
  expect(list[0]).toBe(2026);
  expect(list.at(-1)).toBe(1994);
  expect(list).toHaveLength(33);
});

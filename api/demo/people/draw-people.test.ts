import { isJobSeeker } from '@alumni/shared-contract';
import { countries } from '@alumni/shared-contract/countries';
import { toE164 } from '../../src/modules/alumni/phone';
import { fields, type Diploma } from '../../src/modules/reference/data/studies';
import { alumniCount, drawPeople, waitingCount } from './draw-people';

const today = new Date('2026-11-20T10:00:00Z');
const people = drawPeople(today);
const alumni = people.filter((person) => person.profile === 1);

test('generates the same people on the same day', () => {
  expect(JSON.stringify(drawPeople(today))).toBe(JSON.stringify(people));
});

test('has 19,000 alumni, one administrator and one accountant', () => {
  expect(alumni).toHaveLength(alumniCount);
  expect(people.map((person) => person.profile).filter((profile) => profile > 1)).toEqual([2, 3]);
});

test('has sixty people waiting for approval, with three referents each', () => {
  const waiting = alumni.filter((person) => person.approved === 0);
  expect(waiting).toHaveLength(waitingCount);
  expect(waiting.filter((person) => person.referents.length !== 3)).toEqual([]);
});

test('each address belongs to one person, in a domain that cannot exist', () => {
  const addresses = people.flatMap((person) => [
    person.email,
    ...person.referents.flatMap((referent) => referent.email ?? []),
  ]);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => !/^[a-z0-9.-]+@[a-z]+\.test$/.test(address))).toEqual([]);
});

test('phone numbers are stored in the format of their country', () => {
  const numbers = people.flatMap(({ telephone, referents }) => [
    ...(telephone ? [telephone] : []),
    ...referents.map((referent) => referent.phone),
  ]);
  expect(numbers.filter((number) => toE164(number, null) !== number)).toEqual([]);
  const shapes = {
    '+228': /^\+228[79]\d{7}$/,
    '+229': /^\+22901\d{8}$/,
    '+241': /^\+241[67]\d{7}$/,
  };
  for (const [prefix, shape] of Object.entries(shapes)) {
    const own = numbers.filter((number) => number.startsWith(prefix));
    expect(own.length).toBeGreaterThan(1_000);
    expect(own.filter((number) => !shape.test(number))).toEqual([]);
  }
});

test('countries have the names of the list of countries', () => {
  const names = new Set(countries.map((country) => country.nom_fr_fr));
  const used = new Set(people.flatMap((person) => [person.nationalite, person.residence]));
  expect([...used].filter((name) => !names.has(name))).toEqual([]);
});

test('studies run from 1994 to this year, in a field of the diploma', () => {
  expect(people.filter((person) => person.paths.length === 0)).toEqual([]);
  const wrong = people
    .flatMap((person) => person.paths)
    .filter(
      ({ start, end, field, diploma }) =>
        start < 1994 || end > 2026 || start > end || !fields[field]?.includes(diploma as Diploma),
    );
  expect(wrong).toEqual([]);
});

test('names have accents, particles, apostrophes, hyphens and the letters of Ewe and Fon', () => {
  const names = alumni.map((person) => `${person.nom} ${person.prenoms}`);
  for (const pattern of [
    /[éèêïô]/,
    /d['’]Almeida/i,
    /\bdo Rego/,
    /N'/,
    /-/,
    /ɔ/,
    /ɛ/,
    /[ɖƉ]/,
    /ŋ|Ŋ/,
  ]) {
    expect(names.filter((name) => pattern.test(name)).length).toBeGreaterThan(5);
  }
  expect(alumni.filter(({ nom, prenoms }) => Math.max(nom.length, prenoms.length) > 60)).toEqual(
    [],
  );
});

test('job seekers have no employer', () => {
  const seekers = alumni.filter(({ profession }) => profession && isJobSeeker(profession));
  expect(seekers.length).toBeGreaterThan(1_000);
  expect(seekers.filter((person) => person.employeur)).toEqual([]);
});

test('some graduates are there twice, under another address', () => {
  const whom = ({ birthDate, paths, nom, prenoms }: (typeof alumni)[number]) =>
    [birthDate, JSON.stringify(paths.at(-1)), ...[nom, prenoms].toSorted()].join(' ');
  const known = new Set<string>();
  const twice = alumni.filter((person) => known.has(whom(person)) || !known.add(whom(person)));
  expect(twice.length).toBeGreaterThan(5);
  expect(twice.length).toBeLessThan(15);
});

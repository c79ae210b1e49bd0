import fc from 'fast-check';

/** Known malicious texts: for request parsers, SQL, HTML, paths, numbers. */
const knownTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'fin\udfff',
  '\uffff',
  '\u202Etxt.exe',
  'é'.normalize('NFD').repeat(40),
  '👨‍👩‍👧‍👦'.repeat(30),
  'ÿ'.repeat(101),
  'x'.repeat(5_000),
  'x'.repeat(60_000),
  "'; DROP TABLE people; --",
  "' OR '1'='1",
  '1); SELECT pg_sleep(20); --',
  '%27%20OR%201=1',
  '\\',
  '%',
  '_%_%',
  '$1',
  '${7*7}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<p style="position:fixed">x</p><svg onload=alert(1)>',
  '<<p>p>x</p><!--',
  '&lt;script&gt;',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '1e400',
  '-0',
  '0x10',
  '99999999999999999999',
  '2147483648',
  '1.5',
  '0000-01-01',
  '9999-99-99',
  '2025-02-29',
  '275760-09-14',
  '-004713-01-01',
  'true',
  'null',
  '[]',
  '{"a":1}',
  'a@b.c',
  'personne@exemple.test\r\nBcc: tous@exemple.test',
  `${'a'.repeat(250)}@exemple.test`,
];

const text = fc.oneof(
  fc.constantFrom(...knownTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  // Any UTF-16 sequence, lone surrogates included.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
);

const number = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, 1993, 2101),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** A value nested in itself to this depth. */
function nested(depth: number): unknown {
  let value: unknown = 'fond';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { a: value } : [value];
  return value;
}

/** Replacements of a field: wrong type, wrong size, attack. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { id: 1 }) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(5, 40, 3_000).map(nested) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Unknown field names; some would change every object if copied. */
export const hostileName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id_profil', 'approved'),
  fc.constantFrom('', ' ', 'a.b', 'a[0]', 'a'.repeat(3_000), 'é', '\0', 'password_hash'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

export const hostileText = text;

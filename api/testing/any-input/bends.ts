import fc from 'fast-check';
import { hostileName, hostileText, hostileValue } from './hostile-values';

/** How a valid request is changed (mutated) before it is sent. */
export type Bend =
  | { kind: 'field'; at: number; value: unknown }
  | { kind: 'missing'; at: number }
  | { kind: 'unknown'; name: string; value: unknown }
  | { kind: 'body'; type: string; content: string }
  | { kind: 'multipart'; how: (typeof brokenForms)[number]; at: number }
  | { kind: 'query'; text: string }
  | { kind: 'headers'; headers: Record<string, string> };

/** Changes to one field only. */
export const bendsOneField = new Set<Bend['kind']>(['field', 'missing', 'unknown']);

const brokenForms = [
  'cut short',
  'another boundary',
  'no boundary',
  'part without headers',
  'huge field name',
  'many parts',
  'many files',
  'file under another name',
  'text instead of the picture',
  'giant picture',
  'too heavy a file',
  'field as file',
  'bytes of nothing',
] as const;

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/octet-stream',
  '/',
  'application/json, text/html',
];

const wholeBody = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)),
  hostileText.map((value) => JSON.stringify(value)),
  hostileText,
  fc.constantFrom(
    '',
    '{',
    '{"email":',
    '[]',
    'null',
    '"x"',
    '[1,2',
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"email":"a","email":"b"}',
    '['.repeat(50_000),
    '[]'.padStart(20_000, '[').padEnd(40_000, ']'),
    `{"nom":"${'x'.repeat(300_000)}"}`,
    '\ufeff{}',
    '\u0000',
    'a=1&b=2',
    '<x>1</x>',
  ),
);

const queries = fc.oneof(
  fc
    .array(fc.tuple(hostileName, hostileText), { maxLength: 6 })
    .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')),
  fc.constantFrom(
    'page=1&page=2',
    'search=a&search=b&search=c',
    'page[]=1',
    'page[$gt]=1',
    'search[a][b]=c',
    'esgis=1&esgis=2',
    'sexe=M&sexe=F',
    'id=1&id=2',
    '%',
    '%00=%00',
    '%ED%A0%80=1',
    'search=%E9%E9',
    '&&&&',
    '=',
    '__proto__[polluted]=1',
    'constructor.prototype.polluted=1',
    `search=${'x'.repeat(20_000)}`,
    Array.from({ length: 500 }, (_, index) => `a${index}=1`).join('&'),
  ),
);

/** Text that a header can carry: one byte per character, no line breaks. */
const headerText = fc
  .oneof(hostileText, fc.constantFrom('é'.repeat(32), 'a'.repeat(64), `${'a'.repeat(64)}.é`))
  .map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4_000));

const headers = fc.oneof(
  headerText.map((value) => ({ cookie: `alumni_session=${value}` })),
  headerText.map((value) => ({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value })),
  headerText.map((value) => ({ cookie: value })),
  headerText.map((value) => ({ 'x-xsrf-token': value })),
  headerText.map((value) => ({ accept: value, 'accept-language': value, 'user-agent': value })),
  headerText.map((value) => ({ 'x-forwarded-for': value, 'x-forwarded-host': value })),
  headerText.map((value) => ({ host: value, origin: value, referer: value })),
  headerText.map((value) => ({ authorization: `Bearer ${value}`, 'x-request-id': value })),
  headerText.map((value) => ({ 'if-none-match': value, range: value, 'sec-fetch-site': value })),
);

/** Percent-encodes text; lone surrogates as a careless client sends them. */
export function encode(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    return '%ED%A0%80';
  }
}

const at = fc.nat(1_000);

/** Half of the changes affect one field: those requests get furthest. */
export const anyBend: fc.Arbitrary<Bend> = fc.oneof(
  { weight: 11, arbitrary: fc.record({ kind: fc.constant('field'), at, value: hostileValue }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('missing'), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('unknown'),
      name: hostileName,
      value: hostileValue,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('body'),
      type: fc.constantFrom(...types),
      content: wholeBody,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('multipart'),
      how: fc.constantFrom(...brokenForms),
      at,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('query'), text: queries }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('headers'), headers }) },
) as fc.Arbitrary<Bend>;

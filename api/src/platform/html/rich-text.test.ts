import { excerptOf, hasText, safeHtml } from './rich-text';

test.each([
  ['<p>Bon <strong>jour</strong></p>', '<p>Bon <strong>jour</strong></p>'],
  ['<h1>Titre</h1>', '<h2>Titre</h2>'],
  ['<p style="color:red" class="x" onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script><style>p{}</style>a', 'a'],
  ['<img src=x onerror=x()><svg onload=x()></svg><iframe src="//x"></iframe>', ''],
  ['<a href="java&#x73;cript:x()">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
  ['<a href="//x.test">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
  [
    '<a href="mailto:a@b.test">a</a>',
    '<a href="mailto:a@b.test" rel="noopener noreferrer" target="_blank">a</a>',
  ],
])('%s is stored as %s', (html, expected) => {
  expect(safeHtml(html)).toBe(expected);
});

test('an excerpt has spaces between blocks, no tag and no entity', () => {
  expect(excerptOf('<p>Un</p><ul><li>deux &amp; trois</li></ul>1 &lt; 2')).toBe(
    'Un deux & trois 1 < 2',
  );
});

test('an excerpt has at most 200 graphemes, including the ellipsis', () => {
  const family = '👩‍👩‍👧';
  expect(excerptOf(family.repeat(200))).toBe(family.repeat(200));
  expect(excerptOf(family.repeat(201))).toBe(`${family.repeat(199)}…`);
  expect(excerptOf('é'.repeat(200))).toBe('é'.repeat(200));
  expect(excerptOf('é'.repeat(201))).toBe(`${'é'.repeat(199)}…`);
  expect(excerptOf('e\u0301'.repeat(201))).toBe(`${'e\u0301'.repeat(199)}…`);
});

test('an excerpt of a long text parses its beginning, and all of it when that has few words', () => {
  const link = `<a href="https://x.test/${'a'.repeat(5_000)}">lien</a>`;
  expect(excerptOf(`<p>Un ${link}</p><p>deux</p>`)).toBe('Un lien deux');
  const words = 'mot '.repeat(20_000);
  expect(excerptOf(`<p>${words}</p>`)).toBe(`${words.slice(0, 199)}…`);
});

test('tags alone count as empty', () => {
  expect(hasText('<p> <br></p>')).toBe(false);
  expect(hasText('<p>a</p>')).toBe(true);
});

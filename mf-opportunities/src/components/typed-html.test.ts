import { htmlOf, typedOf } from './typed-html';

test.each([
  ['Une phrase.', '<p>Une phrase.</p>'],
  ['Un.\nDeux.\n\nTrois.', '<p>Un.<br>Deux.</p><p>Trois.</p>'],
  ['Salaire < 3 & primes', '<p>Salaire &lt; 3 &amp; primes</p>'],
])('plain text %j is stored as paragraphs and edited as typed', (typed, html) => {
  expect(htmlOf(typed)).toBe(html);
  expect(typedOf(html)).toBe(typed);
});

test('leaves HTML with more than paragraphs unchanged', () => {
  const html = '<p>Nous offrons :</p><ul><li>un <strong>salaire</strong></li></ul>';
  expect(htmlOf(html)).toBe(html);
  expect(typedOf(html)).toBe(html);
});

import { render, screen } from '@testing-library/react';
import { EmailText } from './EmailText';
import { formatDate, formatDateAdmin, formatNumber, formatPhone } from './format';
import { plainText } from './plain-text';
import { truncate } from './truncate';
import { Truncated } from './Truncated';

test('cuts between graphemes', () => {
  expect(truncate('He\u0301le\u0300ne', 3)).toBe('He\u0301l…');
  expect(truncate('👩🏾‍🎓👩🏾‍🎓👩🏾‍🎓', 2)).toBe('👩🏾‍🎓👩🏾‍🎓…');
});

test('leaves a text of exactly that length unchanged', () => {
  expect(truncate('Koffi', 5)).toBe('Koffi');
  expect(truncate('Koffi M', 6)).toBe('Koffi…');
});

test('gives the whole text to assistive technology', () => {
  render(<Truncated text="Rachidatou Sèmassou" length={10} />);
  expect(screen.getByText('Rachidatou…')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Rachidatou Sèmassou')).toHaveClass('visually-hidden');
});

test('puts no-break spaces before French punctuation in typed text', () => {
  const { container } = render(<Truncated text="Stage : audit à Cotonou" length={13} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('Stage\u00a0: audit…');
});

test('formats dates for public and staff pages, plain days without a time zone', () => {
  expect(formatDate('2026-03-01')).toBe('01/03/2026');
  expect(formatDateAdmin('2026-03-01')).toBe('01-03-2026');
  expect(formatDate(null)).toBe('');
  expect(formatDate('pas une date')).toBe('');
});

test.each([0, 7, 999, 1_000, 19_000, 123_456, 1_234_567, -4_500])(
  'groups %d as Intl does for French',
  (value) => {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('fr-FR').format(value));
  },
);

test('cuts Latin text as the segmenter of Intl does', () => {
  const text = 'Œuvre d’été\u00a0: « l’Aïeul\u202f» – 20\u00a0€…';
  const graphemes = [...new Intl.Segmenter('fr').segment(text)].map(({ segment }) => segment);
  for (let length = 1; length < graphemes.length; length += 1) {
    expect(truncate(text, length)).toBe(`${graphemes.slice(0, length).join('').trimEnd()}…`);
  }
});

test.each([
  ['+2290161607491', '+229 01 61 60 74 91'],
  ['+22890123456', '+228 90 12 34 56'],
  ['+24174123456', '+241 74 12 34 56'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+15145550123', '+1 514 555 0123'],
  ['+3491234567', '+34 91 23 45 67'],
  ['+2341234567890', '+234 12 34 56 78 90'],
  ['90 12 34 56', '90 12 34 56'],
  ['', ''],
])('groups the phone number %j', (phone, grouped) => {
  expect(formatPhone(phone).replace(/\u00a0/g, ' ')).toBe(grouped);
  expect(formatPhone('+22890123456')).not.toContain(' ');
});

test('extracts the text of HTML', () => {
  expect(plainText('<h2>Titre</h2><p>Un&nbsp;<b>mot</b></p><script>x()</script>')).toBe(
    'Titre Un mot',
  );
});

test('an e-mail address can break before its @ and its dots, and is read in full', () => {
  const { container } = render(<EmailText email="a.mensah@poste.alumni.test" />);
  expect(container).toHaveTextContent('a.mensah@poste.alumni.test');
  expect(container.querySelectorAll('wbr')).toHaveLength(4);
});

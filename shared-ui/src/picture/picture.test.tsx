import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';
import { hueOf, initialsOf } from './initials';
import { srcSetOf } from './srcset';

test.each([
  ['Koffi MENSAH', 'KM'],
  ["Jean-Baptiste d'Almeida", 'JA'],
  ['ɛdem', 'Ɛ'],
  ['', ''],
])('initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name has always the same colour', () => {
  expect(hueOf('Afi Lawson')).toBe(hueOf('Afi Lawson'));
});

test('a photo that does not come becomes initials', () => {
  render(<Avatar name="Afi Lawson" src="/files/perdue.webp" />);
  fireEvent.error(screen.getByRole('img', { name: 'Photo de Afi Lawson' }));
  expect(screen.getByRole('img', { name: 'Afi Lawson' })).toHaveTextContent('AL');
});

test('a cover offers its smaller widths', () => {
  expect(srcSetOf('/files/a-960w.webp')).toBe('/files/a-480w.webp 480w, /files/a-960w.webp 960w');
  expect(srcSetOf('/art/emploi.svg')).toBeUndefined();
});

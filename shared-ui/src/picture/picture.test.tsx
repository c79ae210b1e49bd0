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

test('a stored picture offers the widths that the API keeps', () => {
  expect(srcSetOf('/files/covers/3f-1200x675/1600.webp')).toBe(
    '/files/covers/3f-1200x675/480.webp 480w, /files/covers/3f-1200x675/960.webp 960w, ' +
      '/files/covers/3f-1200x675/1600.webp 1200w',
  );
  expect(srcSetOf('/files/photos/3f-500x500/500.webp')).toContain('/160.webp 160w');
  expect(srcSetOf('/art/emploi.svg')).toBeUndefined();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';
import { hueOf, initialsOf } from './initials';
import { Picture } from './Picture';

test.each([
  ['Koffi MENSAH', 'KM'],
  ["Jean-Baptiste d'Almeida", 'JA'],
  ['ɛdem', 'Ɛ'],
  ['', ''],
])('initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  [{ nom: 'MENSAH', prenoms: 'Koffi' }, 'KM'],
  [{ nom: 'MENSAH', prenoms: 'Koffi Yao Jean' }, 'KM'],
  [{ nom: "d'Almeida", prenoms: 'Jean-Baptiste' }, 'JA'],
  [{ nom: 'da Silva', prenoms: 'Élodie Ruth' }, 'ÉS'],
  [{ nom: 'AGBO-KOUASSI', prenoms: 'ɛdem' }, 'ƐA'],
  [{ nom: 'DO', prenoms: 'Thi' }, 'TD'],
])('initials of %j: first given name, then family name', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name in parts is read in full', () => {
  render(<Avatar name={{ nom: 'MENSAH', prenoms: 'Koffi Yao' }} />);
  expect(screen.getByRole('img', { name: 'MENSAH Koffi Yao' })).toHaveTextContent('KM');
});

test('the same name always has the same colour', () => {
  expect(hueOf('Afi Lawson')).toBe(hueOf('Afi Lawson'));
});

test('a photo that fails to load becomes initials', () => {
  render(<Avatar name="Afi Lawson" src="/files/perdue.webp" />);
  fireEvent.error(screen.getByRole('img', { name: 'Photo de Afi Lawson' }));
  expect(screen.getByRole('img', { name: 'Afi Lawson' })).toHaveTextContent('AL');
});

const sourcesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, srcset }) => `${type} ${srcset}`);

test('a stored picture offers the widths of the API, AVIF first', () => {
  const { container } = render(
    <Picture src="/files/covers/3f-1200x675-avif/1600.webp" alt="Le campus" sizes="20rem" />,
  );
  const image = screen.getByRole('img', { name: 'Le campus' });
  expect(image).toHaveAttribute('src', '/files/covers/3f-1200x675-avif/1600.webp');
  expect(image.getAttribute('srcset')).toMatch(
    /480\.webp 480w, .*960\.webp 960w, .*1600\.webp 1200w$/,
  );
  expect(sourcesIn(container)).toEqual([
    expect.stringMatching(/^image\/avif .*480\.avif 480w, .*960\.avif 960w, .*1600\.avif 1200w$/),
  ]);
  expect(container.querySelector('source')).toHaveAttribute('sizes', '20rem');
});

test('requests no AVIF or width that is not stored', () => {
  const { container, rerender } = render(
    <Avatar name="Afi" src="/files/photos/3f-500x500/500.webp" />,
  );
  expect(screen.getByRole('img').getAttribute('srcset')).toContain('/160.webp 160w');
  expect(sourcesIn(container)).toEqual([]);
  rerender(<Avatar name="Afi" src="/art/emploi.svg" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

test('reserves its place, and loads lazily unless it has priority', () => {
  const { rerender } = render(<Picture src="/files/covers/3f-1200x675/1600.webp" alt="Campus" />);
  const image = () => screen.getByRole('img', { name: 'Campus' });
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1600', '900']);
  rerender(<Picture src="/files/covers/3f-1200x675/1600.webp" alt="Campus" priority />);
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that fails to load shows the placeholder', () => {
  render(<Picture src="/files/covers/3f-1200x675-avif/1600.webp" alt="Campus" />);
  fireEvent.error(screen.getByRole('img', { name: 'Campus' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

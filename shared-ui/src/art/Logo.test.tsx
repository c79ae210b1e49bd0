import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

test('the full logo has the name once', () => {
  render(<Logo name="Réseau" />);
  expect(screen.getByText('Réseau')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('the mark alone has the name as its accessible name', () => {
  render(<Logo name="Réseau" variant="mark" />);
  expect(screen.getByRole('img', { name: 'Réseau' })).toBeTruthy();
});

test("a network's own logo has a picture for each background, its name, and its size before loading", () => {
  const light = { src: '/clair.svg', width: 80, height: 40 };
  const { container } = render(
    <Logo name="Réseau" pictures={{ light, dark: { src: '/sombre.svg' } }} />,
  );
  const [day, night] = screen.getAllByRole('img', { name: 'Réseau' });
  expect(day).toHaveAttribute('src', '/clair.svg');
  expect(day).toHaveAttribute('width', '80');
  expect(night).toHaveAttribute('src', '/sombre.svg');
  expect(night).toHaveAttribute('loading', 'lazy');
  expect(container.querySelector('svg')).toBeNull();
});

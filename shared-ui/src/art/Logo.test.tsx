import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

test('the full logo says the name once', () => {
  render(<Logo name="Réseau" />);
  expect(screen.getByText('Réseau')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('the mark alone bears the name', () => {
  render(<Logo name="Réseau" variant="mark" />);
  expect(screen.getByRole('img', { name: 'Réseau' })).toBeTruthy();
});

test("a network's own logo stands for both grounds, bears the name, and its size is known before", () => {
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

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

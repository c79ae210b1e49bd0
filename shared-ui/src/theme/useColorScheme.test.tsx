import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen';
import { useColorScheme } from './useColorScheme';

function Switch() {
  const { choice, scheme, choose } = useColorScheme();
  return (
    <>
      <p>{`${choice} ${scheme}`}</p>
      <button onClick={() => choose('dark')}>Sombre</button>
      <button onClick={() => choose('system')}>Système</button>
    </>
  );
}

test('follows the system until a theme is chosen, and stores the choice', async () => {
  const { user } = renderScreen(<Switch />);
  expect(screen.getByText('system light')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sombre' }));
  expect(screen.getByText('dark dark')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('alumni.theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Système' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

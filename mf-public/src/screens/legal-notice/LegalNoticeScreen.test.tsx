import { renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../testing/factories';
import { LegalNoticeScreen } from './LegalNoticeScreen';

test('without configuration, says that the notice is missing and whom to ask', () => {
  renderScreen(<LegalNoticeScreen />, { path: '/mentions-legales', user: null, routes });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mentions légales');
  expect(screen.getByText(/n’a pas encore publié ses mentions légales/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/contact', '/terms#confidentialite', '/usersinfo']);
});

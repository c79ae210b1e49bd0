import { renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { SocialLogins } from './SocialLogins';

/** Configuration, as inlined by the gateway; read once per page. */
beforeAll(() => {
  document.body.innerHTML =
    '<script type="application/json" id="site">{"socialLogins":["google","facebook"]}</script>';
});

test.each([
  ['/login', '/auth/google/redirect'],
  ['/login?next=%2Fadmin%2Fstudents%2F3', '/auth/google/redirect?next=%2Fadmin%2Fstudents%2F3'],
])('from %s the Google button links to %s', (path, address) => {
  renderScreen(<SocialLogins />, { path });
  const google = screen.getByRole('link', { name: 'Continuer avec Google' });
  expect(google).toHaveAttribute('href', address);
  expect(screen.getByRole('link', { name: 'Continuer avec Facebook' })).toBeVisible();
});

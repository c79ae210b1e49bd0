import { renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { AlumniSearchParcel } from './AlumniSearchParcel';

const routes = { liste_ancien: '/admin/students', register: '/register' };

test('opens the list with what was typed', async () => {
  const { user, location } = renderScreen(<AlumniSearchParcel />, { user: null, routes });
  const box = screen.getByRole('searchbox', { name: /Nom, promotion/ });
  await user.type(box, '  Adjovi & fils ');
  await user.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(location()).toBe('/admin/students?search=Adjovi+%26+fils');
});

test('with nothing typed it opens the whole list', async () => {
  const { user, location } = renderScreen(<AlumniSearchParcel />, { user: null, routes });
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  expect(location()).toBe('/admin/students');
});

test('says that the list needs a session, and leads to the sign-up', () => {
  renderScreen(<AlumniSearchParcel />, { user: null, routes });
  expect(screen.getByText(/après connexion/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Rejoindre le réseau' });
  expect(link).toHaveAttribute('href', '/register');
});

import { renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../testing/factories';
import { inlineSite } from '../../testing/inline-site';
import { LoginScreen } from './LoginScreen';

test('has e-mail, password, a Google button, and links to the reset and the sign-up', async () => {
  inlineSite({ socialLogins: ['google'] });
  renderScreen(<LoginScreen />, { path: '/login', user: null, routes });
  await screen.findByRole('button', { name: 'Se connecter' });
  expect(screen.getByLabelText(/^E-mail/)).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText(/^E-mail/)).toBeRequired();
  expect(screen.getByLabelText(/^Mot de passe/)).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText(/^Mot de passe/)).toBeRequired();
  const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target(/Continuer avec Google/)).toBe('/auth/google/redirect');
  expect(target(/Mot de passe oublié/)).toBe('/password/reset/request');
  expect(target(/S’inscrire/)).toBe('/register');
});

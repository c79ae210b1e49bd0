import { renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../testing/factories';
import { inlineSite } from '../../testing/inline-site';
import { LegalNoticeScreen } from './LegalNoticeScreen';

test('shows the notice, the address and the number of the configuration', () => {
  inlineSite({
    name: 'Les anciens',
    legalNotice: ['Éditeur : Groupe.\n12, rue du Lac.', 'Hébergeur : Nuage.'],
    contact: { email: 'equipe@alumni.test', phone: '+228 90 123456' },
  });
  renderScreen(<LegalNoticeScreen />, { path: '/mentions-legales', user: null, routes });
  expect(screen.getByText('Qui publie et héberge Les anciens.')).toBeVisible();
  expect(screen.getByText(/Éditeur : Groupe/)).toBeVisible();
  expect(screen.getByText('Hébergeur : Nuage.')).toBeVisible();
  expect(screen.queryByText(/n’a pas encore publié/)).toBeNull();
  expect(screen.getByRole('link', { name: 'equipe@alumni.test' })).toHaveAttribute(
    'href',
    'mailto:equipe@alumni.test',
  );
  expect(screen.getByRole('link', { name: /^\+228\s90\s12\s34\s56$/ })).toHaveAttribute(
    'href',
    'tel:+22890123456',
  );
});

import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { member } from '../testing/factories';
import { routes } from '../testing/routes';
import { PublisherAlumni } from './PublisherAlumni';

test('leads to the alumni who work there, without a call of its own', async () => {
  const api = fakeApi();
  renderScreen(<PublisherAlumni publicateur="Ouémé Audit & Associés" />, { user: member, routes });
  expect(await screen.findByText(/chez Ouémé Audit & Associés\s: demandez/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Les chercher dans l’annuaire' })).toHaveAttribute(
    'href',
    '/admin/students?employeur=Ou%C3%A9m%C3%A9+Audit+%26+Associ%C3%A9s',
  );
  expect(api.calls('get')).toEqual([]);
});

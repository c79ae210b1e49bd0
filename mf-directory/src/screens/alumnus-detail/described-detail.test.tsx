import { AlumniTypesReply, Alumnus, StudentsReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { buildAlumnus, member, pageOf } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { AlumnusDetailScreen } from './AlumnusDetailScreen';

async function open(facts: Parameters<typeof buildAlumnus>[0]) {
  const api = fakeApi();
  api.get('/api/v2/alumni-types', AlumniTypesReply, { types: [] });
  api.get(/^\/api\/users\/students\/list/, StudentsReply, pageOf([]));
  api.get('/api/users/profil/10', Alumnus, buildAlumnus(facts));
  renderScreen(<AlumnusDetailScreen />, {
    path: '/admin/students/10',
    route: '/admin/students/:id',
    user: member,
    routes,
  });
  await screen.findByRole('heading', { level: 1, name: 'ADJOVI Afi' });
}

const valueOf = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) })).getByRole('cell');

test('shows photo, profession, phone, e-mail, country, period, connections and views', async () => {
  await open({
    picture_url: '/files/photos/afi',
    profession: { id: 1, name: 'Entrepreneur', description: null, cover_picture: null },
  });
  expect(screen.getByRole('img', { name: 'Photo de ADJOVI Afi' })).toHaveAttribute(
    'src',
    expect.stringContaining('/files/photos/afi'),
  );
  expect(screen.getByText('Entrepreneur')).toBeVisible();
  expect(valueOf('Téléphone')).toHaveTextContent('+228 90 12 34 56');
  expect(valueOf('E-mail')).toHaveTextContent('afi@alumni.test');
  expect(valueOf('Pays')).toHaveTextContent('Bénin');
  expect(valueOf('Période')).toHaveTextContent('2008-2012');
  expect(valueOf('Connexions')).toHaveTextContent('4');
  expect(valueOf('Vues du profil')).toHaveTextContent('7');
});

test('a profile without biography says so to others; only its owner is asked to write one', async () => {
  await open({ biographie: null });
  expect(screen.getByText('Afi n’a pas encore écrit de biographie.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Compléter ma biographie' })).toBeNull();
});

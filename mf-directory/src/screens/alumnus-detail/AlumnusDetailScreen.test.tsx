import {
  Alumnus,
  AlumniTypesReply,
  StatusReply,
  StudentsReply,
  type CurrentUser,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  accountant,
  administrator,
  alumniTypes,
  buildAlumnus,
  buildPathRow,
  buildStaffCard,
  buildUser,
  member,
  pageOf,
} from '../../testing/factories';
import { routes } from '../../testing/routes';
import { AlumnusDetailScreen } from './AlumnusDetailScreen';

const pending = /^\/api\/users\/students\/list/;
const approve = '/api/v2/users/10/approuve';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/v2/alumni-types', AlumniTypesReply, { types: alumniTypes });
  api.get(pending, StudentsReply, pageOf([]));
});
afterEach(() => api.restore());

function open(user: CurrentUser, facts: Parameters<typeof buildAlumnus>[0] = {}) {
  api.get('/api/users/profil/10', Alumnus, buildAlumnus(facts));
  return renderScreen(<AlumnusDetailScreen />, {
    path: '/admin/students/10',
    route: '/admin/students/:id',
    user,
    routes,
  });
}

test('shows who the person is, their referents and their study path', async () => {
  open(member, {
    biographie: 'Je travaille au port.',
    parcours: [buildPathRow({ success: '0' })],
    referents: [
      { id: 1, name: 'Kossi AGBÉKO', phone_number: '+22890112233' },
      { id: 2, name: 'Ruth NZAMBA', phone_number: null },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'ADJOVI Afi' })).toBeVisible();
  expect(screen.getByText('2008-2012', { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^\+228\s90\s11\s22\s33$/ })).toHaveAttribute(
    'href',
    'tel:+22890112233',
  );
  expect(screen.getByText('Ruth NZAMBA').parentElement).toHaveTextContent('---');
  expect(screen.getByRole('row', { name: /Licence.*NON/ })).toBeVisible();
  expect(screen.getByText('Je travaille au port.')).toBeVisible();
});

test('says what is missing, and invites its owner to write', async () => {
  open(buildUser({ id: 10 }), { telephone: null });
  expect(await screen.findByText('-- Aucun référent --')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compléter ma biographie' })).toHaveAttribute(
    'href',
    '/admin/user_profil',
  );
});

test('somebody who is not there, and an answer that did not come', async () => {
  const { navigate, user } = open(member);
  await screen.findByRole('heading', { name: 'ADJOVI Afi' });
  await navigate('/admin/students/99');
  expect(await screen.findByText('Ce profil est introuvable')).toBeVisible();

  api.cut('get', '/api/users/profil/11');
  await navigate('/admin/students/11');
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(api.calls('get', '/api/users/profil/11')).toHaveLength(2));
});

test.each([
  ['a member', member, 0],
  ['an accountant', accountant, 1],
  ['an administrator', administrator, 1],
])('%s and the approval of who waits', async (_, user, count) => {
  open(user, { approved: 0 });
  await screen.findByRole('heading', { name: 'ADJOVI Afi' });
  expect(screen.queryAllByRole('button', { name: 'Approuvé' })).toHaveLength(count);
});

test('approving asks for a type, tells, and goes on to the next who waits', async () => {
  api.get(
    pending,
    StudentsReply,
    pageOf([9, 10, 11].map((id) => buildStaffCard({ id, approved: 0 }))),
  );
  api.put(approve, StatusReply, { status: true });
  const { user, location } = open(administrator, { approved: 0 });

  await user.click(await screen.findByRole('button', { name: 'Approuvé' }));
  const confirm = await screen.findByRole('button', { name: 'Approuver' });
  expect(confirm).toBeDisabled();
  expect(confirm).toHaveAccessibleDescription(/Choisissez un type d'alumni/);

  await user.click(await screen.findByRole('radio', { name: /Membre actif/ }));
  await user.click(confirm);

  expect(await screen.findByText('ADJOVI Afi a été approuvé')).toBeVisible();
  expect(api.calls('put', approve)).toMatchObject([{ body: { alumni_type_id: 1 } }]);
  const next = screen.getByRole('link', { name: 'Suivant à approuver' });
  expect(next).toHaveFocus();
  await user.click(next);
  await waitFor(() => expect(location()).toBe('/admin/students/11'));
});

test('an approval that is refused leaves the choice and says why', async () => {
  api.refuse('put', approve, 409, { message: 'Cet élément a changé entre-temps.' });
  const { user } = open(accountant, { approved: 0 });
  await user.click(await screen.findByRole('button', { name: 'Approuvé' }));
  await user.click(await screen.findByRole('radio', { name: /Membre d'honneur/ }));
  await user.click(screen.getByRole('button', { name: 'Approuver' }));
  expect(await screen.findByText('Cet élément a changé entre-temps.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Membre d'honneur/ })).toBeChecked();
});

test('without a list behind it, retour opens the whole list', async () => {
  const { user, location } = open(member);
  await user.click(await screen.findByRole('button', { name: 'retour' }));
  expect(location()).toBe('/admin/students');
});

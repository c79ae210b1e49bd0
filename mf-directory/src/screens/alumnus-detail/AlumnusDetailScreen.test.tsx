import {
  Alumnus,
  AlumniTypesReply,
  StatusReply,
  StudentsReply,
  type CurrentUser,
} from '@alumni/shared-contract';
import { Link } from '@alumni/shared-ui/router';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

test('shows the person, their referents and their study path', async () => {
  open(member, {
    biographie: 'Je travaille au port.',
    parcours: [buildPathRow({ success: '0' })],
    referents: [
      { id: 1, name: 'Kossi AGBÉKO', phone_number: '+22890112233' },
      { id: 2, name: 'Ruth NZAMBA', phone_number: null },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'ADJOVI Afi' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Période 2008-2012' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^\+228\s90\s11\s22\s33$/ })).toHaveAttribute(
    'href',
    'tel:+22890112233',
  );
  expect(screen.getByText('Ruth NZAMBA').parentElement).toHaveTextContent('---');
  const path = within(screen.getByRole('region', { name: 'Parcours' }));
  expect(path.getByRole('listitem')).toHaveTextContent(/Licence.*NON/);
  expect(screen.getByText('Je travaille au port.')).toBeVisible();
});

test('says what is missing, and invites the owner to write it', async () => {
  open(buildUser({ id: 10 }), { telephone: null });
  expect(await screen.findByText('-- Aucun référent --')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compléter ma biographie' })).toHaveAttribute(
    'href',
    '/admin/user_profil',
  );
});

test('shows different texts for an unknown person and a failure', async () => {
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
])('%s and the approval of a waiting person', async (_, user, count) => {
  open(user, { approved: 0 });
  await screen.findByRole('heading', { name: 'ADJOVI Afi' });
  expect(screen.queryAllByRole('button', { name: 'Approuvé' })).toHaveLength(count);
});

test('approving asks for a type, shows the result, and opens the next waiting person', async () => {
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
  expect(confirm).toHaveAccessibleDescription(/Choisissez un type d’alumni/);

  await user.click(await screen.findByRole('radio', { name: /Membre actif/ }));
  await user.click(confirm);

  expect(await screen.findByText('ADJOVI Afi a été approuvé')).toBeVisible();
  expect(api.calls('put', approve)).toMatchObject([{ body: { alumni_type_id: 1 } }]);
  const next = screen.getByRole('link', { name: 'Suivant à approuver' });
  expect(next).toHaveFocus();
  await user.click(next);
  await waitFor(() => expect(location()).toBe('/admin/students/11'));
});

test('after the last person, an approval says so and leads back to the list', async () => {
  api.put(approve, StatusReply, { status: true });
  const { user, location } = open(administrator, { approved: 0 });
  await user.click(await screen.findByRole('button', { name: 'Approuvé' }));
  await user.click(await screen.findByRole('radio', { name: /Membre actif/ }));
  await user.click(screen.getByRole('button', { name: 'Approuver' }));
  expect(await screen.findByText('ADJOVI Afi a été approuvé')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Suivant à approuver' })).toBeNull();
  const back = screen.getByRole('button', { name: 'Retour à la liste' });
  expect(back).toHaveFocus();
  expect(back).toHaveAccessibleDescription('Personne d’autre n’attend dans cette liste.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/admin/students'));
});

test('without an answer about the next person, an approval focuses the title, not the body', async () => {
  api.cut('get', pending);
  api.put(approve, StatusReply, { status: true });
  const { user } = open(administrator, { approved: 0 });
  await user.click(await screen.findByRole('button', { name: 'Approuvé' }));
  await user.click(await screen.findByRole('radio', { name: /Membre actif/ }));
  await user.click(screen.getByRole('button', { name: 'Approuver' }));
  expect(await screen.findByText('ADJOVI Afi a été approuvé')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('while the type is chosen, the next waiting person is fetched', async () => {
  api.get(
    pending,
    StudentsReply,
    pageOf([10, 11].map((id) => buildStaffCard({ id, approved: 0 }))),
  );
  const { user } = open(administrator, { approved: 0 });
  await screen.findByRole('link', { name: 'Suivant à approuver' });
  expect(api.calls('get', '/api/users/profil/11')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Approuvé' }));
  await waitFor(() => expect(api.calls('get', '/api/users/profil/11')).toHaveLength(1));
});

test('a refused approval keeps the chosen type and shows why', async () => {
  api.refuse('put', approve, 409, { message: 'Cet élément a changé entre-temps.' });
  const { user } = open(accountant, { approved: 0 });
  await user.click(await screen.findByRole('button', { name: 'Approuvé' }));
  await user.click(await screen.findByRole('radio', { name: /Membre d’honneur/ }));
  await user.click(screen.getByRole('button', { name: 'Approuver' }));
  expect(await screen.findByText('Cet élément a changé entre-temps.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Membre d’honneur/ })).toBeChecked();
});

test('without a previous list, Retour opens the whole list', async () => {
  const { user, location } = open(member);
  await user.click(await screen.findByRole('button', { name: 'retour' }));
  expect(location()).toBe('/admin/students');
});

describe('before an approval', () => {
  const incomplete = { approved: 0, email_verified: 0, profile_completed: 0 } as const;

  test('shows what is missing, and asks before approving', async () => {
    const { user } = open(accountant, incomplete);
    expect(await screen.findByText('E-mail non vérifié')).toBeVisible();
    expect(screen.getByText('Dossier incomplet')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Approuvé' }));
    const question = 'Approuver ADJOVI Afi malgré tout ?';
    const asked = await screen.findByRole('alertdialog', { name: question });
    expect(asked).toHaveAccessibleDescription('E-mail non vérifié, Dossier incomplet.');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Approuvé' }));
    await user.click(await screen.findByRole('button', { name: 'Approuver quand même' }));
    expect(await screen.findByRole('dialog', { name: 'Approuver ADJOVI Afi' })).toBeVisible();
  });

  test('with nothing missing does not ask; an approved profile has no such mark', async () => {
    const { user } = open(accountant, { approved: 0, email_verified: 1, profile_completed: 1 });
    await user.click(await screen.findByRole('button', { name: 'Approuvé' }));
    expect(await screen.findByRole('dialog', { name: 'Approuver ADJOVI Afi' })).toBeVisible();
    expect(screen.queryByText('Dossier incomplet')).not.toBeInTheDocument();
  });

  test.each([
    ['', { approved: '0', ready: '1' }],
    ['?search=afi', { q: 'afi', approved: '0', ready: '1' }],
    ['?approved=0', { approved: '0' }],
    ['?approved=0&ready=0', { approved: '0', ready: '0' }],
  ])('from the list %j, looks for the next one among %j', async (list, asked) => {
    api.get('/api/users/profil/10', Alumnus, buildAlumnus({ approved: 1 }));
    api.get('/api/users/profil/11', Alumnus, buildAlumnus({ id: 11, approved: 0 }));
    // Opened like from a card, with the list's address.
    const screens = (
      <>
        <Link to="/admin/students/11" state={{ list }}>
          Ouvrir
        </Link>
        <AlumnusDetailScreen />
      </>
    );
    const path = '/admin/students/10';
    const route = '/admin/students/:id';
    const { user } = renderScreen(screens, { path, route, user: administrator, routes });
    await user.click(screen.getByRole('link', { name: 'Ouvrir' }));
    await waitFor(() =>
      expect(api.calls('get', '/api/users/students/list').at(-1)?.params).toEqual(asked),
    );
  });
});

describe('the account, for staff', () => {
  const remove = '/api/users/students/delete/10';
  const access = '/api/v2/users/10/access';

  test.each([
    ['a member', member, 0],
    ['an accountant', accountant, 1],
    ['an administrator', administrator, 1],
  ])('%s', async (_, user, count) => {
    open(user, { has_password: 0 });
    await screen.findByRole('heading', { name: 'ADJOVI Afi' });
    if (count > 0) await screen.findByRole('region', { name: 'Gestion du compte' });
    for (const name of ['Donner un type', 'Renvoyer le lien de création', 'Supprimer le compte']) {
      expect(screen.queryAllByRole('button', { name })).toHaveLength(count);
    }
  });

  test('colleagues are managed on their own screen', async () => {
    open(administrator, { id_profil: 3, approved: 0, has_password: 0 });
    await screen.findByRole('heading', { name: 'ADJOVI Afi' });
    await screen.findByText(/Vues du profil/);
    expect(screen.queryByRole('button', { name: 'Supprimer le compte' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approuvé' })).not.toBeInTheDocument();
  });

  test('gives a type to an approved person without one, and does not announce an approval', async () => {
    api.put(approve, StatusReply, { status: true });
    const { user } = open(accountant, { alumni_type: null });
    await user.click(await screen.findByRole('button', { name: 'Donner un type' }));
    await screen.findByRole('dialog', { name: 'Type d’alumni : ADJOVI Afi' });
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await user.click(await screen.findByRole('radio', { name: /Membre actif/ }));
    const typed = buildAlumnus({ alumni_type: { id: 1, name: 'Membre actif' } });
    api.get('/api/users/profil/10', Alumnus, typed);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const toast = (await screen.findByText('Opération effectuée')).parentElement;
    expect(toast).toHaveTextContent('ADJOVI Afi');
    expect(screen.queryByText(/a été approuvé/)).not.toBeInTheDocument();
    expect(api.calls('put', approve)).toMatchObject([{ body: { alumni_type_id: 1 } }]);
    expect(await screen.findByRole('button', { name: 'Changer le type' })).toBeVisible();
  });

  test('changes a type, starting from the current one', async () => {
    api.put(approve, StatusReply, { status: true });
    const { user } = open(administrator, { alumni_type: { id: 1, name: 'Membre actif' } });
    await user.click(await screen.findByRole('button', { name: 'Changer le type' }));
    expect(await screen.findByRole('radio', { name: /Membre actif/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Membre d’honneur/ }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Opération effectuée');
    expect(api.calls('put', approve)).toMatchObject([{ body: { alumni_type_id: 2 } }]);
  });

  test('sends the creation link again to a person without a password', async () => {
    api.post(access, StatusReply, { status: true });
    const { user } = open(accountant, { has_password: 0 });
    await user.click(await screen.findByRole('button', { name: 'Renvoyer le lien de création' }));
    const toast = (await screen.findByText('Opération effectuée, vérifiez vos emails'))
      .parentElement;
    expect(toast).toHaveTextContent('ADJOVI Afi');
    expect(api.calls('post', access)).toHaveLength(1);
  });

  test.each([
    [409, 'Cette personne a déjà un mot de passe.', 'Cette personne a déjà un mot de passe.'],
    [429, 'Trop de demandes.', 'Trop de demandes.'],
    [500, 'Incident.', 'Oups quelque chose s’est mal passé'],
  ])('a refused link (%i) shows why', async (status, message, expectedText) => {
    api.refuse('post', access, status, { message });
    const { user } = open(accountant, { has_password: 0 });
    await user.click(await screen.findByRole('button', { name: 'Renvoyer le lien de création' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
  });

  test('offers no creation link to a person who has a password or is inactive', async () => {
    const { unmount } = open(accountant, { has_password: 1 });
    await screen.findByRole('button', { name: 'Supprimer le compte' });
    expect(screen.queryByText(/pas encore choisi de mot de passe/)).not.toBeInTheDocument();
    unmount();
    open(accountant, { has_password: 0, is_activate: 0 });
    expect(await screen.findByText(/activez-le pour lui renvoyer un lien/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Renvoyer le lien/ })).not.toBeInTheDocument();
  });

  async function askToDelete(word: string) {
    const { user, location } = open(accountant);
    await user.click(await screen.findByRole('button', { name: 'Supprimer le compte' }));
    await screen.findByRole('alertdialog', { name: 'Voulez-vous vraiment supprimer ce compte ?' });
    expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: word }));
    return { location };
  }

  test('deleting asks, names the person, and returns to the list', async () => {
    api.delete(remove, StatusReply, { status: true });
    const { location } = await askToDelete('Supprimer');
    const toast = (await screen.findByText('Opération effectuée')).parentElement;
    expect(toast).toHaveTextContent('ADJOVI Afi');
    expect(location()).toBe('/admin/students');
  });

  test('a cancelled confirmation deletes nobody', async () => {
    const { location } = await askToDelete('Annuler');
    expect(api.calls('delete')).toEqual([]);
    expect(location()).toBe('/admin/students/10');
  });

  test.each([
    [404, 'Cet élément n’existe pas.'],
    [403, 'Vous n’avez pas le droit de faire cela.'],
  ])('a refused deletion (%i) stays on the page and shows why', async (status, message) => {
    api.refuse('delete', remove, status, { message });
    const { location } = await askToDelete('Supprimer');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(location()).toBe('/admin/students/10');
  });
});

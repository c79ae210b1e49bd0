import { Alumnus, StatusReply } from '@alumni/shared-contract';
import { fakeApi, holdAnswer, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { buildAlumnus, buildPathRow, buildUser } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { OwnProfileScreen } from './OwnProfileScreen';

const own = '/api/users/profil/10';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

function open(facts: Parameters<typeof buildAlumnus>[0] = {}) {
  api.get(own, Alumnus, buildAlumnus(facts));
  return renderScreen(<OwnProfileScreen />, {
    path: '/admin/show_profil',
    user: buildUser({ id: 10 }),
    routes,
  });
}

test('shows the filled fields, and the completion', async () => {
  open({ employeur: 'Port de Lomé', parcours: [buildPathRow()] });
  expect(await screen.findByRole('progressbar', { name: /Profil complété à/ })).toHaveAttribute(
    'aria-valuenow',
    '75',
  );
  expect(screen.getByText('Féminin')).toBeVisible();
  expect(screen.getByText('Port de Lomé')).toBeVisible();
  const path = within(screen.getByRole('region', { name: 'Mon parcours' }));
  expect(path.getByRole('listitem')).toHaveTextContent(/Licence.*Togo.*2008-2012.*Finance.*OUI/);
  expect(screen.getByRole('link', { name: 'Mettre à jour' })).toHaveAttribute(
    'href',
    '/admin/user_profil',
  );
});

test('hides a missing employer, and shows Aucun résultat for an empty study path', async () => {
  open();
  expect(await screen.findByText('Aucun résultat')).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Informations' }));
  expect(facts.queryByText('Employeur')).not.toBeInTheDocument();
});

test('cuts the e-mail of the header at 20, except for screen readers', async () => {
  open({ email: 'rachidatou.agbossoumonde@alumni.test' });
  expect(await screen.findByText('rachidatou.agbossoum…')).toBeVisible();
  expect(screen.getByText('rachidatou.agbossoumonde@alumni.test')).toHaveClass('visually-hidden');
});

test('shows that the profile is loading', async () => {
  const { until, answer } = holdAnswer();
  api.get(own, Alumnus, buildAlumnus(), { until });
  renderScreen(<OwnProfileScreen />, { user: buildUser({ id: 10 }), routes });
  expect(await screen.findByText('Chargement du profil…')).toHaveRole('status');
  expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  answer();
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(screen.queryByText('Chargement du profil…')).not.toBeInTheDocument();
});

test('after a change of e-mail, says to open the mailed link', async () => {
  const { user } = open();
  api.put('/api/v2/email/reset', StatusReply, { status: true });
  await user.click(await screen.findByRole('button', { name: 'Changer le mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changer le mail' }));
  await user.type(dialog.getByLabelText(/Nouvel e-mail/), 'afi@neuf.test');
  await user.click(dialog.getByRole('button', { name: 'Changer le mail' }));
  expect(await screen.findByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
  expect(api.calls('put')).toMatchObject([{ body: { email: 'afi@neuf.test' } }]);
});

test('shows a wrong old password under Attention!', async () => {
  const { user } = open();
  const message = 'Ancien mot de passe incorrect.';
  api.refuse('put', '/api/v2/password/reset', 422, {
    message,
    errors: { old_password: [message] },
  });
  await user.click(await screen.findByRole('button', { name: 'Changer le mot de passe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changer le mot de passe' }));
  await user.type(dialog.getByLabelText(/Ancien mot de passe/), 'Ancien2026');
  await user.type(dialog.getByLabelText(/Nouveau mot de passe/), 'Nouveau2026');
  await user.click(dialog.getByRole('button', { name: 'Changer le mot de passe' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Attention!Ancien mot de passe incorrect.',
  );
  expect(dialog.getByLabelText(/Ancien mot de passe/)).toHaveAccessibleDescription(
    /Ancien mot de passe incorrect/,
  );
});

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
] as const)('profile %i has %i links to the security of the account', async (idProfil, links) => {
  open({ id_profil: idProfil });
  await screen.findByRole('progressbar');
  expect(screen.queryAllByRole('link', { name: 'Sécurité du compte' })).toHaveLength(links);
});

import { Alumnus, StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildAlumnus, buildPathRow, buildUser } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { OwnProfileScreen } from './OwnProfileScreen';

const own = '/api/users/profil/10';
const entrepreneur = { id: 1, name: 'Entrepreneur', description: null, cover_picture: null };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

async function open(facts: Parameters<typeof buildAlumnus>[0] = {}) {
  api.get(own, Alumnus, buildAlumnus(facts));
  const page = renderScreen(<OwnProfileScreen />, {
    path: '/admin/show_profil',
    user: buildUser({ id: 10 }),
    routes,
  });
  await screen.findByRole('progressbar', { name: /Profil complété à/ });
  return page;
}

/** The value beside a label of the card. */
const valueOf = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) })).getByRole('cell');

test('shows each fact that the description names', async () => {
  await open({ profession: entrepreneur, sexe: 'M', biographie: 'Je travaille au port.' });
  expect(screen.getByRole('heading', { name: 'ADJOVI Afi' })).toBeVisible();
  expect(document.body).toHaveTextContent('afi@alumni.test');
  expect(screen.getByRole('progressbar', { name: /75 %/ })).toHaveAttribute('aria-valuenow', '75');
  expect(valueOf('Nationalité')).toHaveTextContent('Togo');
  expect(valueOf('Résidence')).toHaveTextContent('Bénin');
  expect(valueOf('Téléphone')).toHaveTextContent('+228 90 12 34 56');
  expect(valueOf('Profession')).toHaveTextContent('Entrepreneur');
  expect(valueOf('Sexe')).toHaveTextContent('Masculin');
  expect(screen.getByText('Je travaille au port.')).toBeVisible();
});

test('the study path has its five facts, with OUI or NON', async () => {
  await open({ parcours: [buildPathRow(), buildPathRow({ id: 2, success: '0' })] });
  const path = within(screen.getByRole('region', { name: 'Mon parcours' }));
  expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'DiplômeLicenceCampusTogoPériode2008-2012FilièreFinanceRéussiteOUI',
    'DiplômeLicenceCampusTogoPériode2008-2012FilièreFinanceRéussiteNON',
  ]);
});

test('refetches the profile after a changed password, and confirms it', async () => {
  api.put('/api/v2/password/reset', StatusReply, { status: true });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changer le mot de passe' }));
  const password = dialog.getByLabelText(/^Nouveau mot de passe/);
  expect(password).toHaveAccessibleDescription(
    /Au moins huit caractères, dont au moins une lettre et un chiffre/,
  );
  await user.type(dialog.getByLabelText(/^Ancien mot de passe/), 'Ancien2026');
  await user.type(password, 'Nouveau2026');
  const asked = api.calls('get', own).length;
  await user.click(dialog.getByRole('button', { name: 'Changer le mot de passe' }));
  expect(await screen.findByText('Opération effectuée')).toBeVisible();
  expect(api.calls('put')).toMatchObject([
    { body: { old_password: 'Ancien2026', password: 'Nouveau2026' } },
  ]);
  await waitFor(() => expect(api.calls('get', own).length).toBeGreaterThan(asked));
});

test('shows a refused address (422) under its field', async () => {
  const errors = { email: ['Cette adresse est déjà utilisée.'] };
  api.refuse('put', '/api/v2/email/reset', 422, { message: 'Refusé.', errors });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Changer le mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changer le mail' }));
  await user.type(dialog.getByLabelText(/^Nouvel e-mail/), 'pris@alumni.test');
  await user.click(dialog.getByRole('button', { name: 'Changer le mail' }));
  expect(await dialog.findByText('Cette adresse est déjà utilisée.')).toBeVisible();
  expect(dialog.getByLabelText(/^Nouvel e-mail/)).toHaveAccessibleDescription(/déjà utilisée/);
});

test('refetches the profile after a changed address', async () => {
  api.put('/api/v2/email/reset', StatusReply, { status: true });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Changer le mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changer le mail' }));
  await user.type(dialog.getByLabelText(/^Nouvel e-mail/), 'neuf@alumni.test');
  const asked = api.calls('get', own).length;
  await user.click(dialog.getByRole('button', { name: 'Changer le mail' }));
  expect(await screen.findByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
  await waitFor(() => expect(api.calls('get', own).length).toBeGreaterThan(asked));
});

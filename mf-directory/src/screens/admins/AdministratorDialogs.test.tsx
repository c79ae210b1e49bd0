import {
  AdministratorsReply,
  CurrentUserReply,
  StatusReply,
  type Administrator,
  type CurrentUser,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  accountant,
  administrator,
  administratorsPage,
  buildAdministratorRow,
} from '../../testing/factories';
import { routes } from '../../testing/routes';
import { AdministratorsScreen } from './AdministratorsScreen';

const list = /^\/api\/users\/admin\/list/;
const create = '/api/users/admin/create';
const update = '/api/users/admin/update/20';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

function open(viewer: CurrentUser, facts: Partial<Administrator> = {}) {
  api.get(list, AdministratorsReply, administratorsPage([buildAdministratorRow(facts)]));
  return renderScreen(<AdministratorsScreen />, { path: '/admin/admins', user: viewer, routes });
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rolesIn = (form: ReturnType<typeof within>) =>
  within(form.getByRole('radiogroup', { name: /^Rôle/ })).getAllByRole('radio');

describe('adding', () => {
  async function fill(viewer: CurrentUser) {
    const { user } = open(viewer);
    await user.click(await screen.findByRole('button', { name: 'Ajouter un administrateur' }));
    const form = await dialog('Ajouter un administrateur');
    await user.type(form.getByLabelText(/^Nom/), 'LAWSON');
    await user.type(form.getByLabelText(/^Prénom/), 'Ama');
    await user.type(form.getByLabelText(/^Email/), 'ama@alumni.test');
    return { user, form, send: () => user.click(form.getByRole('button', { name: 'Ajouter' })) };
  }

  test('an administrator can grant either role; the person gets a mail', async () => {
    api.post(create, StatusReply, { status: true });
    const { user, form, send } = await fill(administrator);
    expect(rolesIn(form)).toHaveLength(2);
    await send();
    // No role is preselected.
    expect(api.calls('post')).toEqual([]);
    await user.click(form.getByRole('radio', { name: 'Administrateur' }));
    await send();
    const toast = (await screen.findByText('Opération effectuée, vérifiez vos emails'))
      .parentElement;
    expect(toast).toHaveTextContent('LAWSON Ama');
    expect(api.calls('post', create).map(({ body }) => body)).toEqual([
      { nom: 'LAWSON', prenoms: 'Ama', email: 'ama@alumni.test', profil: 2 },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('get')).toHaveLength(2);
  });

  test('an accountant can grant the accountant role only, and sees why', async () => {
    api.post(create, StatusReply, { status: true });
    const { form, send } = await fill(accountant);
    const [role, ...others] = rolesIn(form);
    expect(role).toBeChecked();
    expect(role).toHaveAccessibleName('Comptable');
    expect(others).toEqual([]);
    expect(form.getByText(/Seul un administrateur peut donner/)).toBeVisible();
    await send();
    await screen.findByText('Opération effectuée, vérifiez vos emails');
    expect(api.calls('post', create)[0]?.body).toMatchObject({ profil: 3 });
  });

  test('shows a refusal (400) under its field, until that field is edited', async () => {
    api.refuse('post', create, 400, {
      message: 'Cette adresse e-mail est déjà utilisée.',
      errors: { email: ['Cette adresse e-mail est déjà utilisée.'] },
    });
    const { user, form, send } = await fill(accountant);
    await send();
    const email = form.getByLabelText(/^Email/);
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Cette adresse e-mail est déjà utilisée.');
    expect(form.getByLabelText(/^Nom/)).toHaveValue('LAWSON');
    await user.type(email, 'x');
    expect(email).toBeValid();
  });

  test.each([
    [403, 'Vous n’avez pas le droit de faire cela.', 'Vous n’avez pas le droit de faire cela.'],
    [500, 'Incident.', 'Oups quelque chose s’est mal passé'],
  ])(
    'any other failure (%i) says so and keeps the typed text',
    async (status, message, expectedText) => {
      api.refuse('post', create, status, { message });
      const { form, send } = await fill(accountant);
      await send();
      expect(await screen.findByText(expectedText)).toBeVisible();
      expect(form.getByLabelText(/^Email/)).toHaveValue('ama@alumni.test');
    },
  );

  test('closing with typed text asks first', async () => {
    const { user, form } = await fill(accountant);
    await user.click(form.getByRole('button', { name: 'Annuler' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Fermer sans enregistrer ?' }),
    ).toBeVisible();
  });
});

describe('changing', () => {
  async function edit(viewer: CurrentUser, facts: Partial<Administrator> = {}) {
    const { user } = open(viewer, facts);
    await user.click(await screen.findByRole('button', { name: 'Actions pour AGBÉKO Sena' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Modifier' }));
    const form = await dialog('Modifier un administrateur');
    return { user, form, save: () => user.click(form.getByRole('button', { name: /Enreg/ })) };
  }

  test('an administrator changes names, address and role', async () => {
    api.put(update, StatusReply, { status: true });
    const { user, form, save } = await edit(administrator);
    await user.type(form.getByLabelText(/^Email/), '.tg');
    await user.click(form.getByRole('radio', { name: 'Administrateur' }));
    expect(form.getByText(/met fin aux sessions de cette personne/)).toBeVisible();
    await save();
    const toast = (await screen.findByText('Opération effectuée')).parentElement;
    expect(toast).toHaveTextContent('AGBÉKO Sena');
    expect(api.calls('put').map(({ body }) => body)).toEqual([
      { id: 20, nom: 'AGBÉKO', prenoms: 'Sena', email: 'sena@alumni.test.tg', id_profil: 2 },
    ]);
  });

  test("an accountant changes an accountant's names, not the address or the role", async () => {
    api.put(update, StatusReply, { status: true });
    const { user, form, save } = await edit(accountant);
    expect(form.queryByLabelText(/^Email/)).not.toBeInTheDocument();
    expect(form.getByText(/sena@alumni.test. Seul un administrateur/)).toBeVisible();
    expect(rolesIn(form)).toHaveLength(1);
    await user.type(form.getByLabelText(/^Prénom/), ' Ruth');
    await save();
    await screen.findByText('Opération effectuée');
    expect(api.calls('put').map(({ body }) => body)).toEqual([
      { id: 20, nom: 'AGBÉKO', prenoms: 'Sena Ruth', email: 'sena@alumni.test', id_profil: 3 },
    ]);
  });

  test("changing one's own account refetches the session, and nothing more when that has ended", async () => {
    api.put('/api/users/admin/update/2', StatusReply, { status: true });
    api.get('/api/users/current', CurrentUserReply, []);
    const { form, save } = await edit(administrator, { id: 2, id_profil: 2 });
    expect(form.getByText('Changer votre email ou votre rôle vous déconnecte.')).toBeVisible();
    await save();
    await screen.findByText('Opération effectuée');
    expect(api.calls('get').map(({ url }) => url)).toEqual([
      '/api/users/admin/list',
      '/api/users/current',
    ]);
  });

  test('the last administrator cannot become an accountant (409): the form stays and shows why', async () => {
    const message = 'Il doit rester au moins un administrateur actif.';
    api.refuse('put', update, 409, { message });
    const { user, form, save } = await edit(administrator, { id_profil: 2 });
    await user.click(form.getByRole('radio', { name: 'Comptable' }));
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(form.getByRole('radio', { name: 'Comptable' })).toBeChecked();
  });
});

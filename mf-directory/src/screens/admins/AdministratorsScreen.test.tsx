import { onSessionExpired } from '@alumni/shared-auth';
import {
  AdministratorsReply,
  StatusReply,
  type Administrator,
  type CurrentUser,
} from '@alumni/shared-contract';
import { fakeApi, holdAnswer, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
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

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  show([buildAdministratorRow()]);
});
afterEach(() => api.restore());

const show = (rows: Administrator[], facts?: { total?: number; page?: number }) =>
  api.get(list, AdministratorsReply, administratorsPage(rows, facts));

const open = (query = '', user: CurrentUser = administrator) =>
  renderScreen(<AdministratorsScreen />, { path: `/admin/admins${query}`, user, routes });

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const menuOf = (name: string) => screen.findByRole('button', { name: `Actions pour ${name}` });

describe('table', () => {
  test('shows the staff and their number, with the column titles of the description', async () => {
    show([buildAdministratorRow()], { total: 1_234 });
    open();
    const row = within(await rowOf(/AGBÉKO/));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
      /^Administrateurs \(1\s234\)$/u,
    );
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Nom',
      'Prénom(s)',
      'Email',
      'Rôle',
      'Actions',
    ]);
    expect(row.getByRole('rowheader')).toHaveTextContent('AGBÉKO');
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Sena',
      'sena@alumni.test',
      'Comptable',
      '',
    ]);
  });

  test.each<[string, Partial<Administrator>, string]>([
    ['an administrator', { id_profil: 2 }, 'Administrateur'],
    ['a disabled account', { is_activate: 0 }, 'ComptableDésactivé'],
    ['one without a password', { has_password: 0 }, 'ComptableLien envoyé'],
    [
      'a person who is leaving',
      { is_activate: 0, deletion_requested_at: '2026-11-01T00:00:00.000Z' },
      'ComptableSupprime son compte',
    ],
    ['oneself', { id: administrator.id }, 'ComptableVous'],
  ])('shows the role of %s', async (_who, facts, text) => {
    show([buildAdministratorRow(facts)]);
    open();
    const row = within(await rowOf(/AGBÉKO/));
    expect(row.getAllByRole('cell')[2]).toHaveTextContent(text);
  });

  test('reads page and order from the URL, sends them, and updates the URL', async () => {
    show([buildAdministratorRow()], { total: 150, page: 4 });
    const { user, location } = open('?page=4&sort=email');
    await rowOf(/AGBÉKO/);
    const pages = within(screen.getByRole('navigation', { name: 'Pagination' }));
    await user.click(pages.getByRole('link', { name: 'Suivant' }));
    await waitFor(() => expect(location()).toBe('/admin/admins?page=5&sort=email'));
    const heads = ['Rôle', 'Prénom(s)', 'Nom'];
    for (const head of heads) {
      await user.click(screen.getByRole('columnheader', { name: head }));
    }
    // The default order is omitted from the URL.
    await waitFor(() => expect(location()).toBe('/admin/admins'));
    await user.click(screen.getByRole('columnheader', { name: 'Nom' }));
    await waitFor(() => expect(location()).toBe('/admin/admins?sort=-nom'));
    await waitFor(() =>
      expect(api.calls('get').map(({ params }) => params)).toEqual([
        { page: '4', sort: 'email' },
        { page: '5', sort: 'email' },
        { sort: 'role' },
        { sort: 'prenoms' },
        {},
        { sort: '-nom' },
      ]),
    );
  });

  test('an unknown order falls back to the default', async () => {
    open('?sort=age');
    await rowOf(/AGBÉKO/);
    expect(api.calls('get').map(({ params }) => params)).toEqual([{}]);
  });

  test('a page past the end becomes the last one', async () => {
    api.get(list, AdministratorsReply, ({ params }) =>
      administratorsPage(params.page === '2' ? [buildAdministratorRow()] : [], { total: 21 }),
    );
    const { location } = open('?page=9');
    await rowOf(/AGBÉKO/);
    expect(location()).toBe('/admin/admins?page=2');
  });

  test('shows different states for loading, an empty list and a failure', async () => {
    const { until, answer } = holdAnswer();
    api.get(list, AdministratorsReply, administratorsPage([]), { until });
    const { unmount } = open();
    expect(screen.getByText('Chargement…')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Aucun résultat')).toBeVisible();
    unmount();
    api.refuse('get', list, 500);
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByText('Oups quelque chose s’est mal passé')).toBeVisible();
    show([buildAdministratorRow()]);
    await user.click(retry);
    await rowOf(/AGBÉKO/);
  });

  test('Actualiser refetches, and keeps the rows meanwhile', async () => {
    const { user } = open();
    await rowOf(/AGBÉKO/);
    const { until, answer } = holdAnswer();
    const rows = [buildAdministratorRow({ nom: 'LAWSON' })];
    api.get(list, AdministratorsReply, administratorsPage(rows), { until });
    const refresh = screen.getByRole('button', { name: 'Actualiser' });
    await user.click(refresh);
    expect(refresh).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('row', { name: /AGBÉKO/ })).toBeInTheDocument();
    answer();
    await rowOf(/LAWSON/);
  });
});

describe('actions of a row', () => {
  const leaving = { is_activate: 0 as const, deletion_requested_at: '2026-11-01T00:00:00.000Z' };
  const [edit, link, remove] = ['Modifier', 'Renvoyer le lien de création', 'Supprimer'];

  test.each<[string, CurrentUser, Partial<Administrator>, string[]]>([
    ['an administrator, on an accountant', administrator, {}, [edit, remove]],
    ['an administrator, on an administrator', administrator, { id_profil: 2 }, [edit, remove]],
    ['an administrator, on themselves', administrator, { id: 2, id_profil: 2 }, [edit]],
    ['an accountant, on an accountant', accountant, {}, [edit, remove]],
    ['an accountant, on themselves', accountant, { id: 3 }, [edit]],
    ['somebody without a password', accountant, { has_password: 0 }, [edit, link, remove]],
    ['a disabled one', accountant, { has_password: 0, is_activate: 0 }, [edit, remove]],
    ['a person who is leaving', accountant, { has_password: 0, ...leaving }, [edit, remove]],
  ])('%s', async (_what, viewer, facts, expected) => {
    show([buildAdministratorRow(facts)]);
    const { user } = open('', viewer);
    await user.click(await menuOf('AGBÉKO Sena'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(expected);
  });

  test('an accountant gets none for an administrator, and sees why', async () => {
    show([buildAdministratorRow({ id_profil: 2 })]);
    open('', accountant);
    const row = within(await rowOf(/AGBÉKO/));
    expect(row.getByText('Réservé aux administrateurs')).toBeVisible();
    expect(row.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('new creation link', () => {
  const access = '/api/v2/users/20/access';

  async function ask() {
    show([buildAdministratorRow({ has_password: 0 })]);
    const { user } = open('', accountant);
    await user.click(await menuOf('AGBÉKO Sena'));
    await user.click(await screen.findByRole('menuitem', { name: /Renvoyer/ }));
  }

  test('is mailed, and names the recipient', async () => {
    api.post(access, StatusReply, { status: true });
    await ask();
    const toast = (await screen.findByText('Opération effectuée, vérifiez vos emails'))
      .parentElement;
    expect(toast).toHaveTextContent('AGBÉKO Sena');
    expect(api.calls('post', access)).toHaveLength(1);
  });

  test.each([
    [409, 'Cette personne a déjà un mot de passe.', 'Cette personne a déjà un mot de passe.'],
    [429, 'Trop de demandes. Réessayez plus tard.', 'Trop de demandes. Réessayez plus tard.'],
    [403, 'Vous n’avez pas le droit de faire cela.', 'Vous n’avez pas le droit de faire cela.'],
    [500, 'Incident.', 'Oups quelque chose s’est mal passé'],
  ])('when refused (%i) shows why', async (status, message, expectedText) => {
    api.refuse('post', access, status, { message });
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
  });
});

describe('deleting', () => {
  const url = '/api/users/admin/delete/20';
  const others = [buildAdministratorRow(), buildAdministratorRow({ id: 21, nom: 'LAWSON' })];

  async function answerTheQuestion(word: string) {
    show(others);
    const { user } = open();
    await user.click(await menuOf('AGBÉKO Sena'));
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    const question = within(
      await screen.findByRole('alertdialog', {
        name: 'Voulez-vous vraiment supprimer cet administrateur ?',
      }),
    );
    expect(question.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    expect(question.getByText(/AGBÉKO Sena/)).toBeVisible();
    await user.click(question.getByRole('button', { name: word }));
  }

  test('asks, removes the row and focuses the next one', async () => {
    api.delete(url, StatusReply, () => {
      show(others.slice(1));
      return { status: true as const };
    });
    await answerTheQuestion('Supprimer');
    const toast = (await screen.findByText('Opération effectuée')).parentElement;
    expect(toast).toHaveTextContent('AGBÉKO Sena');
    expect(screen.queryByRole('row', { name: /AGBÉKO/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Administrateurs (1)');
    await waitFor(async () => expect(await menuOf('LAWSON Sena')).toHaveFocus());
  });

  test('a cancelled confirmation deletes nobody', async () => {
    await answerTheQuestion('Annuler');
    expect(api.calls('delete')).toEqual([]);
    await waitFor(async () => expect(await menuOf('AGBÉKO Sena')).toHaveFocus());
  });

  test.each([
    [409, 'Il doit rester au moins un administrateur actif.'],
    [404, 'Introuvable.'],
    [403, 'Vous n’avez pas le droit de faire cela.'],
  ])('when refused (%i) keeps the row and shows why', async (status, message) => {
    api.refuse('delete', url, status, { message });
    await answerTheQuestion('Supprimer');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('row', { name: /AGBÉKO/ })).toBeInTheDocument();
  });

  test('after the session expired shows one message, without a second toast', async () => {
    const expired = jest.fn();
    const stop = onSessionExpired(expired);
    api.refuse('delete', url, 401, { message: 'Connectez-vous.' });
    await answerTheQuestion('Supprimer');
    await waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    stop();
  });
});

describe('resetting the second factor', () => {
  const reset = '/api/v2/users/20/second-factor';
  const menu = async (viewer: CurrentUser, facts: Partial<Administrator>) => {
    show([buildAdministratorRow(facts)]);
    const page = open('', viewer);
    await page.user.click(await menuOf('AGBÉKO Sena'));
    return page;
  };

  test('an administrator resets that of a colleague, after a question', async () => {
    api.delete(reset, StatusReply, { status: true });
    const { user } = await menu(administrator, { has_second_factor: 1 });
    await user.click(
      await screen.findByRole('menuitem', { name: 'Réinitialiser le second facteur' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Réinitialiser' }));
    await screen.findByText('Opération effectuée');
    expect(api.calls('delete', reset)).toHaveLength(1);
  });

  test.each<[string, CurrentUser, Partial<Administrator>]>([
    ['an accountant', accountant, { has_second_factor: 1 }],
    ['nobody, without one', administrator, {}],
    ['nobody, for their own', { ...administrator, id: 20 }, { has_second_factor: 1 }],
  ])('is not offered to %s', async (_who, viewer, facts) => {
    await menu(viewer, facts);
    expect(await screen.findByRole('menuitem', { name: 'Modifier' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /second facteur/ })).toBeNull();
  });
});

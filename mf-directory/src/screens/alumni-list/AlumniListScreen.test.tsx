import {
  AlumniTypesReply,
  CategoriesReply,
  StatusReply,
  StudentsReply,
  type CurrentUser,
} from '@alumni/shared-contract';
import {
  chooseOption,
  fakeApi,
  holdAnswer,
  matchMedia,
  renderScreen,
  type FakeApi,
} from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  accountant,
  administrator,
  buildCard,
  buildStaffCard,
  buildUser,
  member,
  pageOf,
} from '../../testing/factories';
import { routes } from '../../testing/routes';
import { AlumniListScreen } from './AlumniListScreen';

const list = '/api/users/students/list';
const anyList = new RegExp(`^${list}`);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/v2/alumni-types', AlumniTypesReply, { types: [] });
  api.get('/api/v2/alumni-categories', CategoriesReply, { categories: [] });
});
afterEach(() => api.restore());

const open = (user: CurrentUser, query = '') =>
  renderScreen(<AlumniListScreen />, { path: `/admin/students${query}`, user, routes });

const lastQuery = () => api.calls('get', list).at(-1)?.params;

describe('list', () => {
  test('on a phone the filters appear once their button is pressed', async () => {
    matchMedia('(width <= 40rem)');
    api.get(anyList, StudentsReply, pageOf([buildCard()]));
    const { user } = open(member);
    await screen.findByRole('list', { name: 'Anciens' });
    expect(screen.queryByLabelText('Campus')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filtres' }));
    await chooseOption(user, 'Campus', 'Gabon');
    expect(lastQuery()).toMatchObject({ esgis: 'Gabon' });
    jest.restoreAllMocks();
  });

  test('shows each person and the total number', async () => {
    api.get(anyList, StudentsReply, pageOf([buildCard({ nom: 'HOUNGBÉDJI' })], { total: 19_000 }));
    open(member);
    expect(await screen.findByRole('heading', { name: /^HOUNGBÉDJI Afi/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /Liste des anciens \(19\s000\)/,
    );
  });

  test('cuts a name at 20 and an e-mail at 22, except for screen readers, and shows --- for no value', async () => {
    const card = buildCard({
      nom: 'KOUASSI-AGBOSSOUMONDE',
      prenoms: 'Hélène',
      email: 'helene.kouassi-agbossoumonde@alumni.test',
      telephone: null,
      profession: null,
    });
    api.get(anyList, StudentsReply, pageOf([card]));
    open(member);
    expect(await screen.findByText('KOUASSI-AGBOSSOUMOND…')).toBeVisible();
    expect(screen.getByText('helene.kouassi-agbosso…')).toBeVisible();
    expect(screen.getByText('KOUASSI-AGBOSSOUMONDE Hélène')).toBeInTheDocument();
    expect(screen.getAllByText('---')).toHaveLength(2);
  });

  test('is empty, or empty because of the filters, which can be cleared', async () => {
    api.get(anyList, StudentsReply, pageOf([]));
    const { user, location } = open(member, '?search=zz');
    expect(await screen.findByText('Rien ne correspond à ces filtres.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Tout effacer' })[0]!);
    expect(location()).toBe('/admin/students');
    await waitFor(() => expect(screen.queryByText(/Rien ne correspond/)).not.toBeInTheDocument());
    expect(screen.getByText('Aucun résultat')).toBeVisible();
  });

  test('says that nobody waits, to staff who filtered for that', async () => {
    api.get(anyList, StudentsReply, pageOf([]));
    open(administrator, '?approved=0&ready=1');
    expect(await screen.findByText('Aucune inscription en attente')).toBeVisible();
  });

  test('offers a retry after a failure', async () => {
    api.refuse('get', anyList, 500);
    const { user } = open(member);
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    api.get(anyList, StudentsReply, pageOf([buildCard()]));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'ADJOVI Afi' })).toBeVisible();
  });

  test('reads the page and the filters from the URL', async () => {
    api.get(anyList, StudentsReply, pageOf([buildCard()], { total: 60, page: 2 }));
    open(member, '?search=afi&esgis=Togo&page=2');
    await screen.findByRole('heading', { name: 'ADJOVI Afi' });
    expect(lastQuery()).toEqual({ page: '2', q: 'afi', esgis: 'Togo' });
    expect(screen.getByRole('link', { name: 'Page 2 sur 5' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('a filter updates the URL and returns to page 1', async () => {
    api.get(anyList, StudentsReply, pageOf([buildCard()], { total: 60 }));
    const { user, location } = open(member, '?page=3');
    await chooseOption(user, 'Campus', 'Gabon');
    expect(location()).toBe('/admin/students?esgis=Gabon');
    await waitFor(() => expect(lastQuery()).toEqual({ esgis: 'Gabon' }));
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Campus : Gabon' }));
    expect(location()).toBe('/admin/students');
  });

  test('the search sends one request, and keeps the other filters', async () => {
    api.get(anyList, StudentsReply, pageOf([buildCard()]));
    const { user, location } = open(member, '?esgis=Togo');
    await user.click(await screen.findByLabelText('Recherche'));
    await user.paste('afi');
    await waitFor(() => expect(location()).toBe('/admin/students?esgis=Togo&search=afi'));
    await waitFor(() => expect(lastQuery()).toEqual({ q: 'afi', esgis: 'Togo' }));
    expect(api.calls('get', list)).toHaveLength(2);
  });

  test('each card says which facts matched', async () => {
    const found_by = [
      { fact: 'name' as const, value: 'afi' },
      { fact: 'nearName' as const, value: 'adjovy' },
      { fact: 'campus' as const, value: 'Togo' },
    ];
    api.get(anyList, StudentsReply, pageOf([buildCard({ found_by })]));
    open(member, '?search=afi adjovy togo');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(/^Trouvé par/)).toHaveTextContent(
      'Trouvé par nom, nom proche (adjovy), campus (Togo)',
    );
  });

  test('the empty box offers the recent searches', async () => {
    api.get(anyList, StudentsReply, pageOf([buildCard()]));
    const { user, location } = open(member);
    const box = await screen.findByLabelText('Recherche');
    await user.type(box, 'comptable Lomé');
    await waitFor(() => expect(lastQuery()).toEqual({ q: 'comptable Lomé' }));
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
    expect(location()).toBe('/admin/students');
    await user.click(box);
    await user.click(await screen.findByTitle('comptable Lomé'));
    await waitFor(() => expect(location()).toContain('search=comptable'));
    expect(box).toHaveValue('comptable Lomé');
  });

  test('a large network says that not all were counted', async () => {
    const page = pageOf([buildCard()], { total: 10_000 });
    api.get(anyList, StudentsReply, {
      ...page,
      data: { ...page.data, total_is_minimum: true as const },
    });
    open(member);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /\(plus de 10\s000\)/,
    );
  });

  test('the advanced search writes all its values to the URL', async () => {
    api.get(anyList, StudentsReply, pageOf([buildCard()]));
    const { user, location } = open(administrator, '?approved=0');
    await user.click(screen.getByRole('button', { name: 'Recherche avancée' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recherche avancée' }));
    await chooseOption(user, dialog.getByLabelText('Sexe'), 'Féminin');
    await chooseOption(user, dialog.getByLabelText('Dernier diplôme'), 'Master');
    await user.type(dialog.getByLabelText('Employeur'), 'Port de Lomé');
    await user.click(dialog.getByRole('button', { name: 'Rechercher' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const query = Object.fromEntries(new URLSearchParams(location().split('?')[1]));
    expect(query).toEqual({
      sexe: 'F',
      last_grade: 'Master',
      employeur: 'Port de Lomé',
      approved: '0',
    });
  });
});

describe('visibility', () => {
  test.each([
    ['a member', member, false],
    ['an accountant', accountant, true],
    ['an administrator', administrator, true],
  ])('%s', async (_, user, isStaff) => {
    api.get(anyList, StudentsReply, pageOf([isStaff ? buildStaffCard() : buildCard()]));
    open(user);
    await screen.findByRole('heading', { name: 'ADJOVI Afi' });
    const seen = (element: HTMLElement | null) => element !== null;
    expect(seen(screen.queryByRole('button', { name: 'Ajouter' }))).toBe(isStaff);
    expect(seen(screen.queryByRole('button', { name: 'Autres actions' }))).toBe(isStaff);
    expect(seen(screen.queryByRole('button', { name: 'Options de ADJOVI Afi' }))).toBe(isStaff);
    expect(seen(screen.queryByLabelText('Approbation'))).toBe(isStaff);
    expect(seen(screen.queryByRole('list', { name: 'États' }))).toBe(isStaff);
    expect(screen.getByRole('button', { name: 'Recherche avancée' })).toBeVisible();
  });

  test('the rare actions of staff are in a menu', async () => {
    api.get(anyList, StudentsReply, pageOf([buildStaffCard()]));
    const { user, location } = open(administrator);
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual(['Exporter', 'Importer', 'Doublons']);
    await user.click(screen.getByRole('link', { name: 'Importer' }));
    expect(location()).toBe('/admin/import');
  });

  test("a member's list ignores the staff filters of a URL", async () => {
    api.get(anyList, StudentsReply, pageOf([buildCard()]));
    open(member, '?approved=0&deletion=1&ready=1');
    await screen.findByRole('heading', { name: 'ADJOVI Afi' });
    expect(lastQuery()).toEqual({});
  });

  test('tells a member waiting for approval why little is shown', async () => {
    api.get(anyList, StudentsReply, pageOf([buildCard({ email: null, telephone: null })]));
    open(buildUser({ approved: 0 }));
    expect(await screen.findByText('Votre inscription attend son approbation')).toBeVisible();
  });

  test('ignores the filters of a URL on hidden data', async () => {
    api.get(anyList, StudentsReply, pageOf([buildCard()]));
    open(buildUser({ approved: 0 }), '?esgis=Togo&filiere=Droit');
    await screen.findByRole('heading', { name: 'ADJOVI Afi' });
    expect(lastQuery()).toEqual({ esgis: 'Togo' });
    expect(screen.queryByLabelText('Filière')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Campus')).toBeInTheDocument();
  });

  test('a member waiting for approval cannot search by hidden data, and sees why', async () => {
    api.get(anyList, StudentsReply, pageOf([buildCard()]));
    const { user } = open(buildUser({ approved: 0 }));
    await user.click(screen.getByRole('button', { name: 'Recherche avancée' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recherche avancée' }));
    expect(await dialog.findByText(/disponibles dès que votre inscription/)).toBeVisible();
    for (const name of [
      'Filière',
      'Dernier diplôme',
      'Sexe',
      'Pays de résidence',
      'Nationalité',
      'Employeur',
    ]) {
      expect(dialog.queryByLabelText(name)).not.toBeInTheDocument();
    }
    expect(dialog.getByLabelText('Campus')).toBeVisible();
  });

  test('a member with an unverified e-mail can only request the mail again', async () => {
    api.post('/api/v2/email/verification', StatusReply, { status: true });
    const { user } = open(buildUser({ email_verified: 0, approved: 0 }));
    await user.click(
      await screen.findByRole('button', { name: 'Renvoyer l’e-mail de vérification' }),
    );
    expect(await screen.findByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
    expect(api.calls('get', list)).toHaveLength(0);
  });

  test("the server's verification state replaces the session's", async () => {
    api.refuse('get', anyList, 403, { message: 'Vérifiez.', code: 'email_unverified' } as never);
    open(member);
    expect(await screen.findByText('Vérifiez votre adresse e-mail')).toBeVisible();
  });
});

describe('staff', () => {
  const flags = '/api/users/admin/update/studentstate/10';

  async function openOptions() {
    api.get(anyList, StudentsReply, pageOf([buildStaffCard({ approved: 0 })]));
    const { user } = open(administrator);
    await user.click(await screen.findByRole('button', { name: 'Options de ADJOVI Afi' }));
    await screen.findByRole('dialog', { name: 'ADJOVI Afi' });
    return user;
  }

  test('changes a flag at once, and sends it', async () => {
    const user = await openOptions();
    const { until, answer } = holdAnswer();
    api.put(flags, StatusReply, { status: true }, { until });
    const approval = screen.getByRole('switch', { name: 'Approbation' });
    expect(approval).toHaveAccessibleDescription('Non approuvé');
    await user.click(approval);
    expect(approval).toBeChecked();
    expect(approval).toHaveAccessibleDescription('Approuvé');
    answer();
    const toast = await screen.findByText('Opération effectuée');
    expect(toast.closest('[role="status"]')).toHaveTextContent('ADJOVI Afi');
    expect(api.calls('put', flags).map(({ body }) => body)).toEqual([{ id: 10, approved: 1 }]);
  });

  test('restores a flag that is refused, and shows why', async () => {
    const user = await openOptions();
    api.refuse('put', flags, 403, { message: 'Vous n’avez pas le droit de faire cela.' });
    await user.click(screen.getByRole('switch', { name: 'Statut' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Statut : le changement n’a pas été enregistré. Vous n’avez pas le droit de faire cela.',
    );
    expect(screen.getByRole('switch', { name: 'Statut' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Statut' })).toHaveAccessibleDescription('Actif');
  });

  test('restores a flag when the answer has no success mark', async () => {
    const user = await openOptions();
    api.put(flags, { parse: (body) => body }, { status: false });
    await user.click(screen.getByRole('switch', { name: 'Statut' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oups quelque chose s’est mal passé',
    );
    expect(screen.getByRole('switch', { name: 'Statut' })).toBeChecked();
    expect(screen.queryByText('Opération effectuée')).not.toBeInTheDocument();
  });

  test('asks before approving an incomplete profile', async () => {
    const card = buildStaffCard({ approved: 0, email_verified: 0 });
    api.get(anyList, StudentsReply, pageOf([card]));
    api.put(flags, StatusReply, { status: true });
    const { user } = open(administrator);
    expect(await screen.findByText('E-mail non vérifié')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Options de ADJOVI Afi' }));
    const approval = await screen.findByRole('switch', { name: 'Approbation' });
    await user.click(approval);
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Approuver ADJOVI Afi malgré tout ?' }),
    );
    await user.click(question.getByRole('button', { name: 'Annuler' }));
    expect(approval).not.toBeChecked();
    expect(api.calls('put')).toEqual([]);
    await user.click(approval);
    await user.click(await screen.findByRole('button', { name: 'Approuver quand même' }));
    await waitFor(() => expect(approval).toBeChecked());
    // Undoing it needs no confirmation.
    await user.click(approval);
    await waitFor(() =>
      expect(api.calls('put', flags).map(({ body }) => body)).toEqual([
        { id: 10, approved: 1 },
        { id: 10, approved: 0 },
      ]),
    );
  });

  test('the card of a waiting person shows what is missing, that of an approved person does not', async () => {
    const missing = { email_verified: 0, profile_completed: 0 } as const;
    const cards = [
      buildStaffCard({ ...missing, id: 1, approved: 0 }),
      buildStaffCard({ ...missing, id: 2, approved: 1 }),
    ];
    api.get(anyList, StudentsReply, pageOf(cards));
    open(accountant);
    const [waiting, approved] = await screen.findAllByRole('list', { name: 'États' });
    expect(waiting).toHaveTextContent(/E-mail non vérifié.*Dossier incomplet/);
    expect(approved).not.toHaveTextContent(/non vérifié|incomplet/);
  });

  test.each([
    ['Approbation', 'Prêt à approuver', 'approved=0&ready=1', 'Dossier prêt à approuver'],
    ['Approbation', 'À compléter', 'approved=0&ready=0', 'Dossier à compléter'],
    ['Approbation', 'Non approuvé', 'approved=0', 'Non approuvé'],
    ['Statut', 'En cours de suppression', 'deletion=1', 'En cours de suppression'],
  ])('%s: %s is sent, shown and can be removed', async (label, option, query, chip) => {
    api.get(anyList, StudentsReply, pageOf([buildStaffCard()]));
    const { user, location } = open(accountant);
    await chooseOption(user, label, option);
    expect(location()).toBe(`/admin/students?${query}`);
    const asked = Object.fromEntries(new URLSearchParams(query));
    await waitFor(() => expect(lastQuery()).toEqual(asked));
    const select = screen.getByRole('combobox', { name: label });
    expect(select).toHaveAccessibleDescription(option);
    expect(screen.getByRole('button', { name: `Retirer le filtre ${chip}` })).toBeVisible();
    await chooseOption(user, label, 'Tous');
    expect(location()).toBe('/admin/students');
  });

  test('choosing one status replaces the other', async () => {
    api.get(anyList, StudentsReply, pageOf([buildStaffCard()]));
    const { user, location } = open(accountant, '?deletion=1&esgis=Togo');
    await chooseOption(user, 'Statut', 'Inactif');
    expect(location()).toBe('/admin/students?esgis=Togo&is_activate=0');
  });

  test('shows the queue of the dashboard, and a chip to include the people it leaves out', async () => {
    api.get(anyList, StudentsReply, pageOf([buildStaffCard()]));
    const { user, location } = open(accountant, '?approved=0&ready=1');
    await screen.findByRole('heading', { name: 'ADJOVI Afi' });
    expect(lastQuery()).toEqual({ approved: '0', ready: '1' });
    await user.click(
      screen.getByRole('button', { name: 'Retirer le filtre Dossier prêt à approuver' }),
    );
    expect(location()).toBe('/admin/students?approved=0');
  });

  test('the advanced search keeps the filters that only staff have', async () => {
    api.get(anyList, StudentsReply, pageOf([buildStaffCard()]));
    const { user, location } = open(accountant, '?deletion=1');
    await user.click(screen.getByRole('button', { name: 'Recherche avancée' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recherche avancée' }));
    await chooseOption(user, dialog.getByLabelText('Sexe'), 'Féminin');
    await user.click(dialog.getByRole('button', { name: 'Rechercher' }));
    await waitFor(() => expect(location()).toContain('deletion=1'));
    expect(location()).toContain('sexe=F');
  });

  test('a person who is leaving has a date and no link to a profile', async () => {
    const card = buildStaffCard({
      is_activate: 0,
      deletion_requested_at: '2026-11-02T09:00:00.000Z',
    });
    api.get(anyList, StudentsReply, pageOf([card]));
    open(accountant, '?deletion=1');
    expect(await screen.findByText('Supprime son compte')).toBeVisible();
    expect(screen.getByText('Suppression demandée le 02-11-2026')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Voir le profil/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Options/ })).not.toBeInTheDocument();
  });

  test("adds a person, and shows the server's field errors", async () => {
    api.get(anyList, StudentsReply, pageOf([]));
    api.refuse('post', '/api/users/students/add', 400, {
      message: 'Refusé.',
      errors: { email: ['Cette adresse est déjà prise.'] },
    });
    const { user } = open(accountant);
    await user.click(await screen.findByRole('button', { name: 'Ajouter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un ancien' }));
    await user.type(dialog.getByLabelText(/^Nom/), 'ADJOVI');
    await user.type(dialog.getByLabelText(/^Prénom/), 'Afi');
    await user.type(dialog.getByLabelText(/^E-mail/), 'afi@alumni.test');
    await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
    expect(await dialog.findByText('Cette adresse est déjà prise.')).toBeVisible();

    api.post('/api/users/students/add', { parse: (body) => body }, { status: false });
    await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
    expect(await dialog.findByText('Oups quelque chose s’est mal passé')).toBeVisible();
    expect(dialog.getByLabelText(/^Nom/)).toHaveValue('ADJOVI');

    api.post('/api/users/students/add', StatusReply, { status: true });
    await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
    expect(await screen.findByText('Inscription réussie. Consultez vos emails')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

import {
  JoinRequestDetail,
  JoinRequestsReply,
  StatusReply,
  type JoinRequest,
} from '@alumni/shared-contract';
import {
  chooseOption,
  fakeApi,
  holdAnswer,
  renderScreen,
  type FakeApi,
} from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  accountant,
  buildJoinRequest,
  buildJoinRequestDetail,
  joinRequestsPage,
} from '../../testing/factories';
import { routes } from '../../testing/routes';
import { JoinRequestsScreen } from './JoinRequestsScreen';

const list = /^\/api\/v2\/join-requests(\?|$)/;
const one = '/api/v2/join-requests/30';
const email = 'afi@exemple.test';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  show([buildJoinRequest()]);
  detail();
});
afterEach(() => api.restore());

const show = (rows: JoinRequest[], total?: number) =>
  api.get(list, JoinRequestsReply, joinRequestsPage(rows, total));
const detail = (facts: Partial<JoinRequestDetail> = {}) =>
  api.get(one, JoinRequestDetail, buildJoinRequestDetail(facts));
const open = (query = '') =>
  renderScreen(<JoinRequestsScreen />, {
    path: `/admin/join-requests${query}`,
    user: accountant,
    routes: { ...routes, register: '/register' },
  });
const row = () => screen.findByRole('row', { name: /^afi/ });

async function openForm(name: string) {
  const rendered = open();
  await rendered.user.click(await screen.findByRole('button', { name: `Actions pour ${email}` }));
  await rendered.user.click(await screen.findByRole('menuitem', { name }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
}

describe('list', () => {
  test('shows each request with its state, account, answer and note', async () => {
    const at = '2026-11-03T10:00:00.000Z';
    const account = { id: 10, name: 'ADJOVI Afi', approved: 0 as const };
    show([
      buildJoinRequest({
        state: 'answered',
        note: 'Promotion 2012',
        account,
        last_answer: { author: 'AGBÉKO Sena', created_at: at },
      }),
    ]);
    open();
    const cells = within(await row());
    expect(cells.getByText('Répondue')).toBeVisible();
    expect(cells.getByText(/Réponse envoyée le 03-11-2026 par AGBÉKO Sena/)).toBeVisible();
    expect(cells.getByText('Promotion 2012')).toBeVisible();
    expect(cells.getByText(/à approuver/)).toBeVisible();
    expect(cells.getByRole('link', { name: 'ADJOVI Afi' })).toHaveAttribute(
      'href',
      '/admin/students/10',
    );
  });

  test('filters from the URL and back, and shows them as chips', async () => {
    const { user, location } = open('?state=new&search=afi&page=2');
    await waitFor(() =>
      expect(api.calls('get')[0]?.params).toEqual({ page: '2', search: 'afi', state: 'new' }),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Retirer le filtre État : Nouvelle' }),
    );
    await chooseOption(user, 'État', 'Devenue membre');
    await waitFor(() => expect(location()).toBe('/admin/join-requests?search=afi&state=member'));
    await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
    await waitFor(() => expect(location()).toBe('/admin/join-requests'));
  });

  test('has different states: loading, empty, empty because filtered, failed', async () => {
    const { until, answer } = holdAnswer();
    api.get(list, JoinRequestsReply, joinRequestsPage([]), { until });
    const first = open();
    expect(screen.getByText('Chargement…')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Personne n’a encore laissé son adresse')).toBeVisible();
    first.unmount();
    const second = open('?state=new');
    expect(await screen.findByText('Rien ne correspond à ces filtres.')).toBeVisible();
    second.unmount();
    api.refuse('get', list, 500);
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    show([buildJoinRequest()]);
    await user.click(retry);
    await row();
  });

  test('deletes after a question', async () => {
    api.delete(one, StatusReply, () => {
      show([]);
      return { status: true as const };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Actions pour ${email}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText('Personne n’a encore laissé son adresse')).toBeVisible();
  });
});

describe('answering', () => {
  test('starts from a prepared text, and sends with the version that was seen', async () => {
    detail({ version: 4 });
    api.put(one, JoinRequestDetail, buildJoinRequestDetail());
    const { user, dialog } = await openForm('Répondre');
    await user.click(await dialog.findByRole('button', { name: 'Inviter à s’inscrire' }));
    expect(dialog.getByLabelText(/^Message/)).toHaveTextContent('http://localhost/register');
    await user.type(dialog.getByLabelText(/^Objet/), ' !');
    await user.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('Réponse envoyée')).toBeVisible();
    expect(api.calls('put')[0]?.body).toEqual({
      version: 4,
      answer: {
        subject: 'Rejoignez le réseau des anciens !',
        message: expect.stringContaining('Merci'),
      },
    });
  });

  test('asks before a prepared text replaces one’s own', async () => {
    const { user, dialog } = await openForm('Répondre');
    await user.type(dialog.getByLabelText(/^Message/), 'Mon texte');
    await user.click(dialog.getByRole('button', { name: 'Décliner' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Annuler' }));
    expect(dialog.getByLabelText(/^Message/)).toHaveValue('Mon texte');
  });

  test('shows earlier answers, and the server’s messages under the fields', async () => {
    const sent = { id: 1, author: 'AGBÉKO Sena', subject: 'Déjà', message: 'Un texte.' };
    detail({ answers: [{ ...sent, created_at: '2026-11-03T10:00:00.000Z' }] });
    const message = 'Au plus 5000 caractères.';
    api.refuse('put', one, 400, { message, errors: { 'answer.message': [message] } });
    const { user, dialog } = await openForm('Répondre');
    const answers = within(await dialog.findByRole('list', { name: 'Réponses déjà envoyées' }));
    expect(answers.getByText('Un texte.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Décliner' }));
    await user.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Message/)).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
  });
});

test('two at once: shows what the other changed, keeps what was typed, then saves over it', async () => {
  const message = 'AGBÉKO Sena a modifié cette demande entre-temps. Note : « La sienne ».';
  api.refuse('put', one, 409, { message });
  const { user, dialog } = await openForm('Changer l’état ou la note');
  const note = await dialog.findByLabelText(/^Note/);
  await user.type(note, 'La mienne');
  detail({ version: 2, state: 'answered', note: 'La sienne' });
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(note).toHaveValue('La mienne');
  // The untouched field takes the other's value.
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Répondue' })).toBeChecked());
  api.put(one, JoinRequestDetail, buildJoinRequestDetail());
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls('put').map(({ body }) => body)).toEqual([
    { version: 1, state: 'new', note: 'La mienne' },
    { version: 2, state: 'answered', note: 'La mienne' },
  ]);
});

import {
  AlumniTypesReply,
  Alumnus,
  ApprovalNotes,
  ApprovalsReply,
  BulkReply,
  type WaitingPerson,
} from '@alumni/shared-contract';
import { fakeApi, holdAnswer, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  accountant,
  alumniTypes,
  approvalsPage,
  buildAlumnus,
  buildBulkReply,
  buildWaiting,
} from '../../testing/factories';
import { routes } from '../../testing/routes';
import { ApprovalsScreen } from './ApprovalsScreen';

const queue = /^\/api\/v2\/approvals(\?|$)/;
const bulk = '/api/v2/alumni/bulk';
const [afi, kofi, sena] = [
  buildWaiting(),
  buildWaiting({ id: 11, nom: 'BANKOLE', prenoms: 'Kofi' }),
  buildWaiting({ id: 12, nom: 'CODJO', prenoms: 'Sena' }),
];

let api: FakeApi;
/** What the server still has in the queue. */
let waiting: WaitingPerson[];
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  waiting = [afi, kofi, sena];
  api.get(queue, ApprovalsReply, () => approvalsPage(waiting));
  api.get('/api/v2/alumni-types', AlumniTypesReply, { types: alumniTypes });
  for (const { id, nom, prenoms } of waiting) {
    const referents = [{ id: id * 10, name: `Ami de ${prenoms}`, phone_number: '+22890000001' }];
    api.get(`/api/users/profil/${id}`, Alumnus, buildAlumnus({ id, nom, prenoms, referents }));
    api.get(`/api/v2/approvals/${id}`, ApprovalNotes, { id, calls: [], refusals: [] });
  }
  api.post(bulk, BulkReply, ({ body }) => {
    const { ids } = body as { ids: number[] };
    waiting = waiting.filter(({ id }) => !ids.includes(id));
    return buildBulkReply();
  });
});
afterEach(() => api.restore());

const open = (query = '') =>
  renderScreen(<ApprovalsScreen />, {
    path: `/admin/approvals${query}`,
    user: accountant,
    routes,
  });
const file = (name: RegExp) => screen.findByRole('article', { name });
const asked = () => api.calls('post', bulk).map(({ body }) => body);

test('shows the queue, dated, beside the file of the first person', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'File d’attente' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('ADJOVI Afi'),
    expect.stringContaining('BANKOLE Kofi'),
    expect.stringContaining('CODJO Sena'),
  ]);
  expect(list.getAllByText('Depuis le 02-11-2026')).toHaveLength(3);
  expect(list.getByRole('link', { name: /ADJOVI/ })).toHaveAttribute('aria-current', 'true');
  const first = within(await file(/ADJOVI/));
  expect(await first.findByText('Ami de Afi')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(3)');
});

test('one key approves with the last type, and the next person has the focus', async () => {
  const { user } = open();
  await file(/ADJOVI/);
  await user.keyboard('a');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /Membre actif/ }));
  await user.click(dialog.getByRole('button', { name: 'Approuver' }));
  await file(/BANKOLE/);
  await screen.findByRole('button', { name: 'Approuver comme « Membre actif »' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'BANKOLE Kofi' })).toHaveFocus();
  await user.keyboard('a');
  expect(await screen.findByRole('heading', { name: 'CODJO Sena' })).toHaveFocus();
  await user.keyboard('a');
  expect(await screen.findByText('Aucune inscription n’attend l’équipe')).toBeVisible();
  expect(asked()).toMatchObject(
    [10, 11, 12].map((id) => ({ action: 'approve', alumni_type_id: 1, ids: [id] })),
  );
  const keys = (asked() as { key: string }[]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

test('a person whom the server refuses comes back, with the reason', async () => {
  api.post(bulk, BulkReply, () =>
    buildBulkReply({
      rows: [{ id: 10, name: 'ADJOVI Afi', outcome: 'skipped', message: 'Elle n’est plus là.' }],
      undo: null,
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Approuver' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /Membre actif/ }));
  await user.click(dialog.getByRole('button', { name: 'Approuver' }));
  expect(await screen.findByText('ADJOVI Afi : Elle n’est plus là.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /ADJOVI/ })).toBeVisible();
});

test('the browser asks before it closes the page while a decision is being sent', async () => {
  let answer = () => {};
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.post(bulk, BulkReply, () => buildBulkReply({}), { until });
  localStorage.setItem('own.approval-type', JSON.stringify({ until: Date.now() + 1e6, value: 1 }));
  const { user } = open();
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.click(await screen.findByRole('button', { name: /Approuver comme/ }));
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(closes()).toBe(false);
  answer();
  expect(await screen.findByText(/approbation comme « Membre actif »/)).toBeVisible();
  await waitFor(() => expect(closes()).toBe(true));
});

test('the last decision can be undone', async () => {
  api.post(`${bulk}/70/undo`, BulkReply, () => {
    waiting = [afi, ...waiting];
    return buildBulkReply({ state: 'undone', undo: null });
  });
  localStorage.setItem('own.approval-type', JSON.stringify({ until: Date.now() + 1e6, value: 1 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Approuver comme/ }));
  const notice = await screen.findByText(/ADJOVI Afi : approbation comme « Membre actif »/);
  expect(notice).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByRole('link', { name: /ADJOVI/ })).toBeVisible();
  expect(await file(/ADJOVI/)).toBeVisible();
  expect(screen.queryByText(/approbation comme/)).toBeNull();
});

test('asks before an incomplete sign-up is approved', async () => {
  waiting = [buildWaiting({ email_verified: 0 })];
  const { user } = open('?queue=incomplete');
  await user.click(await screen.findByRole('button', { name: 'Approuver' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/E-mail non vérifié/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Annuler' }));
  expect(asked()).toEqual([]);
  expect(api.calls('get').some(({ params }) => params.queue === 'incomplete')).toBe(true);
});

test('refuses with a reason; a failure keeps what was typed', async () => {
  api.refuse('post', bulk, 503, { message: 'Le service est momentanément indisponible.' });
  const { user } = open();
  await file(/ADJOVI/);
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Refuser et prévenir la personne' });
  await user.click(await dialog.findByRole('button', { name: 'Parcours introuvable' }));
  const reason = dialog.getByRole('textbox', { name: /Raison/ });
  await user.type(reason, ' Merci.');
  await user.click(send);
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(reason).toHaveDisplayValue(/^Nous n’avons pas retrouvé .* Merci\.$/);
  api.post(bulk, BulkReply, () => buildBulkReply({ action: 'refuse' }));
  await user.click(send);
  expect(await file(/BANKOLE/)).toBeVisible();
  expect(asked().at(-1)).toMatchObject({
    action: 'refuse',
    ids: [10],
    reason: expect.stringMatching(/Merci\.$/),
  });
});

test('notes a call to a referent, and the answer when its field is left', async () => {
  const path = '/api/v2/approvals/10/referents/100';
  api.put(path, ApprovalNotes, ({ body }) => {
    const { called, note } = body as { called: 0 | 1; note: string };
    const called_at = called === 1 ? '2026-11-03T10:00:00.000Z' : null;
    return { id: 10, calls: [{ id: 100, called_at, note, author: 'AGBÉKO Sena' }], refusals: [] };
  });
  const { user } = open();
  const box = await screen.findByRole('checkbox', { name: 'Ami de Afi : appelé' });
  await user.click(box);
  expect(await screen.findByText(/Appelé le 03-11-2026 par AGBÉKO Sena/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Note sur Ami de Afi' }), 'a rappelé');
  await user.tab();
  await waitFor(() => expect(api.calls('put', path)).toHaveLength(2));
  expect(api.calls('put', path).at(-1)?.body).toEqual({ called: 1, note: 'a rappelé' });
  // Letters typed in a field are no shortcuts.
  expect(asked()).toEqual([]);
});

test('the keys can be switched off', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Raccourcis clavier' }));
  await user.keyboard('r');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Raccourcis clavier' }));
  await user.keyboard('j');
  expect(await file(/BANKOLE/)).toBeVisible();
  await user.keyboard('k');
  expect(await file(/ADJOVI/)).toBeVisible();
});

test('says when nobody waits, and when the list does not load', async () => {
  waiting = [];
  open();
  expect(await screen.findByText('Aucune inscription n’attend l’équipe')).toBeVisible();
});

test('a failed list can be asked again', async () => {
  api.refuse('get', queue, 500);
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  api.get(queue, ApprovalsReply, approvalsPage([afi]));
  await user.click(again);
  expect(await file(/ADJOVI/)).toBeVisible();
});

test('a slow answer keeps the queue on screen', async () => {
  const { user } = open();
  await file(/ADJOVI/);
  const held = holdAnswer();
  api.get(queue, ApprovalsReply, approvalsPage([kofi]), { until: held.until });
  await user.click(screen.getByRole('button', { name: /Actualiser/ }));
  expect(screen.getByRole('link', { name: /ADJOVI/ })).toBeVisible();
  held.answer();
  await waitFor(() => expect(screen.queryByRole('link', { name: /ADJOVI/ })).toBeNull());
});

test('the decision that can be undone is the last one, though an earlier answer comes later', async () => {
  localStorage.setItem('own.approval-type', JSON.stringify({ until: Date.now() + 1e6, value: 1 }));
  const held = holdAnswer();
  api.post(bulk, BulkReply, buildBulkReply(), { until: held.until });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Approuver comme/ }));
  await file(/BANKOLE/);
  api.post(bulk, BulkReply, buildBulkReply({ id: 71 }));
  await user.keyboard('a');
  expect(await screen.findByText(/BANKOLE Kofi : approbation/)).toBeVisible();
  const before = api.calls('get', '/api/v2/approvals').length;
  held.answer();
  await waitFor(() => expect(api.calls('get', '/api/v2/approvals').length).toBeGreaterThan(before));
  expect(screen.getByText(/BANKOLE Kofi : approbation/)).toBeVisible();
});

test('undoing waits for the answer of the last decision', async () => {
  localStorage.setItem('own.approval-type', JSON.stringify({ until: Date.now() + 1e6, value: 1 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Approuver comme/ }));
  await screen.findByText(/ADJOVI Afi : approbation/);
  const held = holdAnswer();
  api.post(bulk, BulkReply, buildBulkReply({ undo: { ...buildBulkReply().undo!, id: 71 } }), {
    until: held.until,
  });
  api.post(`${bulk}/71/undo`, BulkReply, buildBulkReply({ state: 'undone', undo: null }));
  await user.keyboard('az');
  held.answer();
  await waitFor(() => expect(api.calls('post', `${bulk}/71/undo`)).toHaveLength(1));
  expect(api.calls('post', `${bulk}/70/undo`)).toEqual([]);
});

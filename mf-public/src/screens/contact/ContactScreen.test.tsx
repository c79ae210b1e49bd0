import { CurrentUserReply, StatusReply, texts } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerUndone } from '../../testing/answer-undone';
import { buildUser, routes } from '../../testing/factories';
import { ContactScreen } from './ContactScreen';

const call = '/api/v2/contact';
let api: FakeApi;
beforeEach(() => (api = fakeApi()));
afterEach(() => api.restore());

const open = () => renderScreen(<ContactScreen />, { path: '/contact', user: null, routes });
const box = (name: RegExp) => screen.getByLabelText(name);
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Envoyer' }));
async function write(user: UserEvent) {
  await user.type(box(/^Nom et prénoms/), 'Afi Mensah');
  await user.type(box(/^E-mail/), 'afi@exemple.com');
  await user.type(box(/^Message/), 'Une question.');
  await send(user);
}

test('sends a message to the team, then empties the form', async () => {
  api.post(call, StatusReply, { status: true });
  const { user } = open();
  await write(user);
  expect(await screen.findByText(texts.messageSent)).toBeVisible();
  expect(api.calls('post', call)).toMatchObject([
    { body: { name: 'Afi Mensah', email: 'afi@exemple.com', message: 'Une question.' } },
  ]);
  expect(box(/^Message/)).toHaveValue('');
});

test('an empty form shows an error on each field, sends nothing and focuses the first', async () => {
  const { user } = open();
  await send(user);
  await waitFor(() => expect(box(/^Nom et prénoms/)).toHaveFocus());
  for (const name of [/^Nom et prénoms/, /^E-mail/, /^Message/]) {
    expect(box(name)).toBeInvalid();
    expect(box(name)).toHaveAccessibleDescription(/./);
  }
  expect(api.calls('post')).toEqual([]);
});

test("shows the server's message under its field", async () => {
  const errors = { message: ['Au plus 5000 caractères.'] };
  api.refuse('post', call, 422, { message: 'Refusé.', errors });
  const { user } = open();
  await write(user);
  await waitFor(() => expect(box(/^Message/)).toHaveFocus());
  expect(box(/^Message/)).toHaveAccessibleDescription(/Au plus 5000 caractères/);
});

test.each<[string, () => void, string | RegExp]>([
  [
    'too many messages',
    () => api.refuse('post', call, 429, { message: 'Trop de demandes.' }),
    /Trop de demandes/,
  ],
  ['a failure', () => api.refuse('post', call, 500, { message: 'Panne.' }), texts.requestFailed],
  ['no network', () => api.cut('post', call), /./],
  ['a 200 without a success mark', () => answerUndone(api, 'post', call), texts.requestFailed],
])(
  '%s: shows an error in the form, and keeps the typed text',
  async (_what, fail, expectedText) => {
    fail();
    const { user } = open();
    await write(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
    expect(box(/^Message/)).toHaveValue('Une question.');
    expect(screen.queryByText(texts.messageSent)).toBeNull();
  },
);

test('fills in the name and address of a signed-in person', async () => {
  api.get('/api/users/current', CurrentUserReply, [buildUser()]);
  renderScreen(<ContactScreen />, { path: '/contact', routes });
  await waitFor(() => expect(box(/^Nom et prénoms/)).toHaveValue('Ama Mensah'));
  expect(box(/^E-mail/)).toHaveValue('ama@exemple.com');
});

test('shows no address and no number when none is configured', () => {
  open();
  expect(screen.queryByText('Téléphone')).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/terms#confidentialite']);
});

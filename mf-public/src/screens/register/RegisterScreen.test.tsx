import {
  CategoriesReply,
  CurrentUserReply,
  RegisterInput,
  RegisterReply,
  texts,
} from '@alumni/shared-contract';
import { fakeApi, holdAnswer, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dropDraft, readDraft } from '../../components/signup-draft';
import { buildUser, categories, routes } from '../../testing/factories';
import { RegisterScreen } from './RegisterScreen';

/** Configuration, as inlined by the gateway; read once per page. */
beforeAll(() => {
  document.body.innerHTML =
    '<script type="application/json" id="site">{"socialLogins":["google"]}</script>';
});
beforeEach(dropDraft);

/** jsdom does not navigate. */
window.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a[href^="/auth/"]')) event.preventDefault();
});

function open(path = '/register') {
  const api = fakeApi();
  api.get(/alumni-categories/, CategoriesReply, { categories });
  api.get('/api/users/current', CurrentUserReply, []);
  return { api, ...renderScreen(<RegisterScreen />, { path, routes }) };
}

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText(/^Nom/), 'Mensah');
  await user.type(screen.getByLabelText(/^Prénom/), 'Ama');
  await user.type(screen.getByLabelText(/^E-mail/), 'ama@exemple.com');
  await user.type(screen.getByLabelText(/^Mot de passe/), 'Secret2026');
  await user.type(screen.getByLabelText(/^Confirmer/), 'Secret2026');
  await user.click(screen.getByRole('checkbox'));
}

const submit = () => screen.getByRole('button', { name: 'S’inscrire' });

test('cannot be sent before the terms are accepted, and says why', async () => {
  const { user } = open();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription(/Acceptez les conditions/);
  await user.click(screen.getByRole('checkbox'));
  expect(submit()).toBeEnabled();
});

test('signs up, fetches the new session and passes the category on', async () => {
  const { api, user } = open('/register?search=3');
  api.post('/auth/register', RegisterReply, { id: 7, id_profil: 1 }, { status: 201 });
  expect(await screen.findByText(/comme : Chercheur d'emploi/)).toBeVisible();
  await fillIn(user);
  api.get('/api/users/current', CurrentUserReply, [buildUser()]);
  const before = api.calls('get', '/api/users/current').length;
  await user.click(submit());
  await waitFor(() =>
    expect(api.calls('get', '/api/users/current').length).toBeGreaterThan(before),
  );
  expect(RegisterInput.parse(api.calls('post')[0]?.body).status).toBe('accepted');
  expect(readDraft('ama@exemple.com')).toEqual({ profession: 3 });
});

test('takes the profession of a default card by its name', async () => {
  open("/register?search=Chercheur+d'emploi");
  expect(await screen.findByText(/comme : Chercheur d'emploi/)).toBeVisible();
});

test('passes the category on for a Google sign-up, and clears it for a visit without one', async () => {
  const { user, navigate } = open('/register?search=3');
  await screen.findByText(/comme : Chercheur d'emploi/);
  await user.click(screen.getByRole('link', { name: 'Continuer avec Google' }));
  expect(readDraft('ama@exemple.com')).toEqual({ profession: 3 });
  await navigate('/register');
  await user.click(screen.getByRole('link', { name: 'Continuer avec Google' }));
  expect(readDraft('ama@exemple.com')).toEqual({});
});

test('shows the first message of each field, and clears it alone when that field is edited', async () => {
  const { api, user } = open();
  api.refuse('post', '/auth/register', 422, {
    message: 'Vérifiez les champs.',
    errors: {
      lastname: ['Au plus 100 caractères.'],
      email: ['Cette adresse est déjà utilisée.', 'Une autre raison.'],
    },
  });
  await fillIn(user);
  await user.click(submit());
  const name = screen.getByLabelText(/^Nom/);
  const email = screen.getByLabelText(/^E-mail/);
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Au plus 100 caractères.');
  expect(email).toHaveAccessibleDescription('Cette adresse est déjà utilisée.');
  await user.type(email, 'x');
  expect(email).not.toHaveAccessibleDescription();
  expect(name).toHaveAccessibleDescription('Au plus 100 caractères.');
});

const failures: [string, (api: FakeApi) => void][] = [
  ['a failure of the server', (api) => api.refuse('post', '/auth/register', 500)],
  ['too many tries', (api) => api.refuse('post', '/auth/register', 429)],
  ['no network', (api) => api.cut('post', '/auth/register')],
  ['an answer that is too slow', (api) => api.stall('post', '/auth/register')],
];
test.each(failures)(
  '%s shows an error in the form, and the button works again',
  async (_what, fail) => {
    const { api, user } = open();
    fail(api);
    await fillIn(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Oups quelque chose s’est mal passé')).toBeVisible();
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ama@exemple.com');
    api.post('/auth/register', RegisterReply, { id: 7, id_profil: 1 }, { status: 201 });
    api.get('/api/users/current', CurrentUserReply, [buildUser()]);
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);

test('a double click signs up once', async () => {
  const { api, user } = open();
  const { until, answer } = holdAnswer();
  api.post('/auth/register', RegisterReply, { id: 7, id_profil: 1 }, { status: 201, until });
  await fillIn(user);
  await user.dblClick(submit());
  answer();
  await waitFor(() => expect(readDraft('ama@exemple.com')).toEqual({}));
  expect(api.calls('post', '/auth/register')).toHaveLength(1);
});

test('shows invalid fields before anything is sent', async () => {
  const { api, user } = open();
  await user.type(screen.getByLabelText(/^E-mail/), 'ama');
  await user.type(screen.getByLabelText(/^Mot de passe/), 'court1');
  await user.type(screen.getByLabelText(/^Confirmer/), 'autre');
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  expect(screen.getByLabelText(/^Nom/)).toHaveFocus();
  const field = (label: RegExp) => screen.getByLabelText(label);
  expect(field(/^Nom/)).toHaveAccessibleDescription(/obligatoire/);
  expect(field(/^Prénom/)).toHaveAccessibleDescription(/obligatoire/);
  expect(field(/^E-mail/)).toHaveAccessibleDescription(/Indiquez une adresse/);
  expect(field(/^Mot de passe/)).toHaveAccessibleDescription(/au moins une lettre et un chiffre/);
  expect(field(/^Confirmer/)).toHaveAccessibleDescription(/ne correspond pas/);
  expect(api.calls('post')).toEqual([]);
});

test('a taken address links to the login and to a new password, and does not ask before leaving', async () => {
  const { api, user, location } = open();
  api.refuse('post', '/auth/register', 422, {
    message: 'Refusé.',
    errors: { email: [texts.emailTaken] },
  });
  await fillIn(user);
  await user.click(submit());
  const email = screen.getByLabelText(/^E-mail/);
  await waitFor(() => expect(email).toHaveAccessibleDescription(/déjà utilisée.*connectez-vous/));
  expect(screen.getByRole('link', { name: 'choisissez un nouveau mot de passe' })).toHaveAttribute(
    'href',
    '/password/reset/request',
  );
  await user.click(screen.getByRole('link', { name: 'connectez-vous' }));
  await waitFor(() => expect(location()).toBe('/login'));
});

test.each<[string, (api: FakeApi) => void]>([
  ['fails', (api) => api.cut('get', '/api/users/current')],
  ['knows no session', (api) => api.get('/api/users/current', CurrentUserReply, [])],
])('when the next call %s, says that the account exists', async (_what, fail) => {
  const { api, user } = open();
  api.post('/auth/register', RegisterReply, { id: 7, id_profil: 1 }, { status: 201 });
  await fillIn(user);
  fail(api);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Votre compte est créé/);
  expect(screen.queryByRole('button', { name: 'S’inscrire' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  api.get('/api/users/current', CurrentUserReply, [buildUser()]);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByText(/Votre compte est créé/)).toBeNull());
});

test('the terms and the privacy policy can both be read before they are accepted', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'conditions d’utilisation' })).toHaveAttribute(
    'href',
    '/terms',
  );
  expect(screen.getByRole('link', { name: 'politique de confidentialité' })).toHaveAttribute(
    'href',
    '/terms#confidentialite',
  );
});

test('says, while it is typed, that a password is common', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText(/^Mot de passe/), 'motdepasse1');
  expect(await screen.findByText(/Ce mot de passe est courant/)).toBeVisible();
  expect(screen.getByRole('meter')).toBeVisible();
});

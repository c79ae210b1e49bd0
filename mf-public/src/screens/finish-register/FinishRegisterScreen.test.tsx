import { onSessionExpired } from '@alumni/shared-auth';
import {
  CategoriesReply,
  CompleteProfileInput,
  CurrentUserReply,
  StatusReply,
  texts,
} from '@alumni/shared-contract';
import { chooseOption, fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  dropDraft,
  keepDraft,
  keepProfession,
  readDraft,
  type SignupDraft,
} from '../../components/signup-draft';
import { answerUndone } from '../../testing/answer-undone';
import { buildUser, categories, routes } from '../../testing/factories';
import { FinishRegisterScreen } from './FinishRegisterScreen';

const patch = '/api/v2/register';

function open(person = buildUser()) {
  const api = fakeApi();
  api.get('/api/v2/alumni-categories', CategoriesReply, { categories });
  api.get('/api/users/current', CurrentUserReply, [person]);
  const page = renderScreen(<FinishRegisterScreen />, { path: '/finish-register', routes });
  return { api, ...page };
}

const referent = (number: number) =>
  within(screen.getByRole('group', { name: `Camarade ${number}` }));
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Suivant' }));
/** Button of a step, with its progress. */
const stepButton = (title: string) =>
  within(screen.getByRole('navigation', { name: 'Étapes' })).getByRole('button', {
    name: new RegExp(title),
  });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

/** Pasted: typing this form letter by letter would take a minute. */
async function paste(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function chooseCountry(user: UserEvent, label: RegExp, name: string) {
  await user.type(screen.getByLabelText(label), name);
  await user.click(await screen.findByRole('option', { name }));
}

async function fillIn(user: UserEvent) {
  await user.click(await screen.findByLabelText('Féminin'));
  await user.type(screen.getByLabelText(/Date de naissance/), '04/05/1999');
  await chooseCountry(user, /Nationalité/, 'Togo');
  await user.click(screen.getByLabelText('Célibataire'));
  await next(user);
  await chooseCountry(user, /Pays de résidence/, 'Bénin');
  await paste(user, screen.getAllByLabelText(/^Téléphone/)[0]!, '0197000000');
  await next(user);
  expect(screen.getByLabelText(/Employeur/)).toBeVisible();
  await chooseOption(user, screen.getByLabelText(/^Profession/), "Chercheur d'emploi");
  await user.click(screen.getByLabelText('Togo'));
  await chooseOption(user, screen.getByLabelText(/Dernier diplôme/), 'Licence');
  await chooseOption(user, screen.getByLabelText(/Année du diplôme/), '2020');
  await next(user);
  for (const number of [1, 2, 3]) {
    await paste(user, referent(number).getByLabelText(/Nom et prénoms/), `Camarade ${number}`);
    await paste(user, referent(number).getByLabelText(/Téléphone/), `0022890000${number}11`);
  }
}

/** The stored draft of what fillIn types. */
const typed: SignupDraft = {
  sexe: 'F',
  birth_date: '1999-05-04',
  nationalite: 'Togo',
  marital_status: 'Célibataire',
  pays_residence: 'Bénin',
  telephone: '0197000000',
  profession: 3,
  esgis: ['Togo'],
  last_grade: 'Licence',
  last_grade_year: 2020,
  referents: [1, 2, 3].map((number) => ({
    name: `Camarade ${number}`,
    phone_number: `0022890000${number}11`,
  })),
};

async function comeBackWith(changes: SignupDraft) {
  keepDraft('ama@exemple.com', { ...typed, ...changes });
  const page = open();
  await screen.findByText("Chercheur d'emploi");
  return page;
}

/** The form, filled from the draft and ready to be sent. */
async function comeBack(person = buildUser()) {
  keepDraft(person.email, typed);
  const page = open(person);
  // The employer field depends on the professions being loaded.
  await screen.findByText("Chercheur d'emploi");
  return page;
}

beforeEach(dropDraft);

test('saves the profile of a job seeker without an employer, then opens the home', async () => {
  const { api, user, location } = open();
  api.patch(patch, StatusReply, { status: true });
  await fillIn(user);
  expect(screen.queryByLabelText(/Employeur/)).toBeNull();
  await user.click(save());
  expect(await screen.findByText('Les informations ont été mise á jour')).toBeVisible();
  expect(location()).toBe('/');
  const sent = CompleteProfileInput.parse(api.calls('patch')[0]?.body);
  expect(sent).toMatchObject({
    pays_residence: 'Bénin',
    profession: 3,
    esgis: ['Togo'],
    last_grade_year: 2020,
  });
  expect(sent).not.toHaveProperty('employeur');
  expect(sent.referents.map(({ name }) => name)).toEqual([
    'Camarade 1',
    'Camarade 2',
    'Camarade 3',
  ]);
  expect(readDraft('ama@exemple.com')).toEqual({});
});

test('asks for the terms after a sign-up by a provider', async () => {
  const { api, user } = await comeBack(buildUser({ terms_accepted: 0 }));
  api.patch(patch, StatusReply, { status: true });
  const terms = screen.getByRole('checkbox', { name: /J’accepte les conditions/ });
  await user.click(save());
  await waitFor(() => expect(terms).toHaveFocus());
  expect(screen.getByText('Il manque : Conditions d’utilisation.')).toBeVisible();
  expect(api.calls('patch')).toEqual([]);
  await user.click(terms);
  await user.click(save());
  expect(await screen.findByText('Les informations ont été mise á jour')).toBeVisible();
  expect(api.calls('patch')[0]?.body).toMatchObject({ status: 'accepted' });
});

test('after a sign-up by a provider, fills in the profession of the card that led there', async () => {
  keepProfession(3);
  const { user } = open(buildUser({ terms_accepted: 0 }));
  await screen.findByRole('navigation', { name: 'Étapes' });
  await user.click(stepButton('Études'));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Profession/)).toHaveAccessibleDescription("Chercheur d'emploi"),
  );
  expect(screen.queryByLabelText(/Employeur/)).toBeNull();
});

test('shows the message about a classmate on that classmate, and keeps the typed text', async () => {
  const { api, user, unmount } = await comeBack();
  api.refuse('patch', patch, 422, {
    message: 'Vérifiez les champs.',
    errors: { 'referents.1.phone_number': ['Ce camarade est déjà indiqué.'] },
  });
  await user.click(save());
  await waitFor(() =>
    expect(referent(2).getByLabelText(/Téléphone/)).toHaveAccessibleDescription(/déjà indiqué/),
  );
  expect(referent(1).getByLabelText(/Téléphone/)).not.toHaveAccessibleDescription();
  unmount();
  open();
  expect(await screen.findByDisplayValue('Camarade 3')).toBeVisible();
});

test('sends a new verification mail', async () => {
  const { api, user } = open();
  api.post('/api/v2/email/verification', StatusReply, { status: true });
  await user.click(await screen.findByRole('button', { name: 'Renvoyer l’e-mail' }));
  expect(await screen.findByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
});

const refusals: [string, (api: FakeApi) => void, string][] = [
  [
    'a conflict',
    (api) => api.refuse('patch', patch, 409, { message: 'Déjà fait.' }),
    'Oops.. Déjà fait.',
  ],
  ['a failure of the server', (api) => api.refuse('patch', patch, 500), texts.requestFailed],
  ['no network', (api) => api.cut('patch', patch), texts.requestFailed],
  ['an answer that is too slow', (api) => api.stall('patch', patch), texts.requestFailed],
  ['a 200 without a success mark', (api) => answerUndone(api, 'patch', patch), texts.requestFailed],
];
test.each(refusals)('%s shows a toast, and keeps the typed text', async (_what, fail, message) => {
  const { api, user } = await comeBack();
  fail(api);
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByDisplayValue('Camarade 3')).toBeVisible();
  expect(save()).toBeEnabled();
});

test('an expired session is reported to the shell once, and the typed text is kept for the return', async () => {
  const { api, user, unmount } = await comeBack();
  const expired = jest.fn();
  const stop = onSessionExpired(expired);
  api.refuse('patch', patch, 401, { message: 'Refusé.' });
  await user.click(save());
  await waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
  stop();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  open();
  expect(await screen.findByDisplayValue('Camarade 3')).toBeVisible();
  await user.click(stepButton('Identité'));
  expect(screen.getByDisplayValue('04/05/1999')).toBeVisible();
});

test('shows the error about all three classmates above them', async () => {
  const { api, user } = await comeBack();
  const errors = { referents: ['Indiquez trois camarades de promotion.'] };
  api.refuse('patch', patch, 422, { message: 'Refusé.', errors });
  await user.click(save());
  expect(await screen.findByText('Indiquez trois camarades de promotion.')).toBeVisible();
});

test('offers the professions of the description when the categories fail to load', async () => {
  keepDraft('ama@exemple.com', typed);
  const { api, user } = open();
  api.refuse('get', '/api/v2/alumni-categories', 500);
  api.patch(patch, StatusReply, { status: true });
  await screen.findByRole('navigation', { name: 'Étapes' });
  await user.click(stepButton('Études'));
  await chooseOption(user, screen.getByLabelText(/^Profession/), "Chercheur d'emploi");
  expect(screen.queryByLabelText(/Employeur/)).toBeNull();
  await user.click(save());
  await waitFor(() => expect(api.calls('patch')).toHaveLength(1));
  expect(api.calls('patch')[0]?.body).toMatchObject({ profession: "Chercheur d'emploi" });
});

test('Enregistrer focuses the first missing field, names what is missing, and counts the rest', async () => {
  const { user, api } = await comeBackWith({ sexe: undefined, telephone: '12', esgis: [] });
  await user.click(stepButton('Référents'));
  expect(stepButton('Identité')).toHaveAccessibleName(/1 à remplir/);
  expect(stepButton('Référents')).toHaveAccessibleName(/complète/);
  expect(screen.queryByText(/Il manque/)).toBeNull();
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('Féminin')).toHaveFocus());
  expect(stepButton('Identité')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Il manque : Sexe.')).toBeVisible();
  expect(screen.getByText('Puis : Contact (1), Études (1).')).toBeVisible();
  await user.click(screen.getByLabelText('Féminin'));
  expect(screen.getByText('À corriger : Téléphone.')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(screen.getAllByLabelText(/^Téléphone/)[0]).toHaveFocus());
  expect(api.calls('patch')).toEqual([]);
});

test('names missing fields in screen order, also after the calendar was opened', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ouvrir le calendrier' }));
  await waitFor(() => expect(screen.queryByLabelText('Ouvrir le calendrier')).toBeNull());
  await user.click(save());
  expect(
    await screen.findByText(/^Il manque : Sexe, Date de naissance, Nationalité/),
  ).toBeVisible();
});

test('changes the step by its name, the buttons, and Enter; the focus follows', async () => {
  const { user } = open();
  const name = await screen.findByLabelText(/^Nom/, { selector: '[name="nom"]' });
  await user.click(name);
  await user.keyboard('{Enter}');
  expect(stepButton('Contact')).toHaveAttribute('aria-current', 'step');
  expect(name).not.toBeVisible();
  expect(screen.getByText(/Étape 2 sur 4/)).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByLabelText(/Pays de résidence/));
  await user.click(screen.getByRole('button', { name: 'Précédent' }));
  expect(name).toBeVisible();
  await user.click(stepButton('Référents'));
  expect(screen.queryByRole('button', { name: 'Suivant' })).toBeNull();
  expect(referent(3).getByLabelText(/Nom et prénoms/)).toBeVisible();
});

test('an error of the server shows its step', async () => {
  const { api, user } = await comeBack();
  const errors = { birth_date: ['Vous devez avoir au moins 15 ans.'] };
  api.refuse('patch', patch, 422, { message: 'Refusé.', errors });
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText(/Date de naissance/)).toHaveFocus());
  expect(screen.getByLabelText(/Date de naissance/)).toHaveAccessibleDescription(/15 ans/);
});

test('saves the typed text for later, and returns to the first incomplete step', async () => {
  const { user, location, unmount } = await comeBackWith({ esgis: [], telephone: '' });
  await user.click(stepButton('Contact'));
  await user.type(screen.getAllByLabelText(/^Téléphone/)[0]!, '0197000000');
  await user.click(screen.getByRole('button', { name: 'Continuer plus tard' }));
  await waitFor(() => expect(location()).toBe('/'));
  expect(await screen.findByText(/gardé sur cet appareil/)).toBeVisible();
  unmount();
  open();
  expect(await screen.findByText(/Étape 3 sur 4/)).toBeVisible();
  expect(screen.getByDisplayValue('0197000000')).toBeInTheDocument();
});

test('says what the approval gives access to', async () => {
  const { user } = open();
  await screen.findByRole('navigation', { name: 'Étapes' });
  await user.click(stepButton('Référents'));
  expect(await screen.findByText(/En attendant son approbation/)).toBeVisible();
});

test('links home when the profile was already sent', async () => {
  open(buildUser({ profile_completed: 1 }));
  expect(await screen.findByText('Vos informations sont déjà enregistrées.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
});

test.each([
  [409, 'Votre adresse e-mail est déjà confirmée.'],
  [429, 'Trop de demandes.'],
])('a refused new mail (%i) shows why', async (status, message) => {
  const { api, user } = open();
  api.refuse('post', '/api/v2/email/verification', status, { message });
  await user.click(await screen.findByRole('button', { name: 'Renvoyer l’e-mail' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

const resend = '/api/v2/email/verification';
test.each<[string, (api: FakeApi) => void]>([
  ['a failure of the server', (api) => api.refuse('post', resend, 500, { message: 'Panne.' })],
  ['no network', (api) => api.cut('post', resend)],
  ['a 200 without a success mark', (api) => answerUndone(api, 'post', resend)],
])('when %s, a new mail shows the default failure', async (_what, fail) => {
  const { api, user } = open();
  fail(api);
  await user.click(await screen.findByRole('button', { name: 'Renvoyer l’e-mail' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.requestFailed);
});

test('shows no second message when a new mail is requested after the session expired', async () => {
  const { api, user } = open();
  const expired = jest.fn();
  const stop = onSessionExpired(expired);
  api.refuse('post', resend, 401, { message: 'Refusé.' });
  await user.click(await screen.findByRole('button', { name: 'Renvoyer l’e-mail' }));
  await waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
  stop();
  expect(screen.queryByRole('alert')).toBeNull();
});

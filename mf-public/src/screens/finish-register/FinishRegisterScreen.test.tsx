import {
  CategoriesReply,
  CompleteProfileInput,
  CurrentUserReply,
  StatusReply,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dropDraft, readDraft } from '../../components/signup-draft';
import { buildUser, categories, routes } from '../../testing/factories';
import { FinishRegisterScreen } from './FinishRegisterScreen';

function open(person = buildUser()) {
  const api = fakeApi();
  api.get('/api/v2/alumni-categories', CategoriesReply, { categories });
  api.get('/api/users/current', CurrentUserReply, [person]);
  const page = renderScreen(<FinishRegisterScreen />, { path: '/finish-register', routes });
  return { api, ...page };
}

const referent = (number: number) =>
  within(screen.getByRole('group', { name: `Camarade ${number}` }));
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

async function chooseCountry(user: UserEvent, label: RegExp, name: string) {
  await user.type(screen.getByLabelText(label), name);
  await user.click(await screen.findByRole('option', { name }));
}

async function fillIn(user: UserEvent) {
  await user.click(await screen.findByLabelText('Féminin'));
  await user.type(screen.getByLabelText(/Date de naissance/), '04/05/1999');
  await chooseCountry(user, /Nationalité/, 'Togo');
  await user.click(screen.getByLabelText('Célibataire'));
  await chooseCountry(user, /Pays de résidence/, 'Bénin');
  await user.type(screen.getAllByLabelText(/^Téléphone/)[0]!, '0197000000');
  await user.selectOptions(screen.getByLabelText(/^Profession/), "Chercheur d'emploi");
  await user.click(screen.getByLabelText('Togo'));
  await user.selectOptions(screen.getByLabelText(/Dernier diplôme/), 'Licence');
  await user.selectOptions(screen.getByLabelText(/Année du diplôme/), '2020');
  for (const number of [1, 2, 3]) {
    await user.type(referent(number).getByLabelText(/Nom et prénoms/), `Camarade ${number}`);
    await user.type(referent(number).getByLabelText(/Téléphone/), `0022890000${number}11`);
  }
}

beforeEach(dropDraft);

test('saves the profile of a job seeker without employer, then goes home', async () => {
  const { api, user, location } = open();
  api.patch('/api/v2/register', StatusReply, { status: true });
  expect(await screen.findByLabelText(/Employeur/)).toBeVisible();
  expect(save()).toBeDisabled();
  await fillIn(user);
  expect(screen.queryByLabelText(/Employeur/)).toBeNull();
  await user.click(save());
  expect(await screen.findByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
  expect(location()).toBe('/');
  const sent = CompleteProfileInput.parse(api.calls('patch')[0]?.body);
  expect(sent).toMatchObject({
    pays_residence: 'Bénin',
    profession: 3,
    employeur: null,
    esgis: ['Togo'],
    last_grade_year: 2020,
  });
  expect(sent.referents.map(({ name }) => name)).toEqual([
    'Camarade 1',
    'Camarade 2',
    'Camarade 3',
  ]);
  expect(readDraft('ama@exemple.com')).toEqual({});
}, 30_000);

test('who came by a provider accepts the terms here', async () => {
  const { api, user } = open(buildUser({ terms_accepted: 0 }));
  api.patch('/api/v2/register', StatusReply, { status: true });
  await fillIn(user);
  expect(save()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription(/Acceptez les conditions/);
  await user.click(screen.getByRole('checkbox', { name: /J’accepte les conditions/ }));
  await user.click(save());
  expect(await screen.findByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
  expect(api.calls('patch')[0]?.body).toMatchObject({ status: 'accepted' });
}, 30_000);

test('the message about a classmate stands on that classmate, and what was typed survives', async () => {
  const { api, user, unmount } = open();
  api.refuse('patch', '/api/v2/register', 422, {
    message: 'Vérifiez les champs.',
    errors: { 'referents.1.phone_number': ['Ce camarade est déjà indiqué.'] },
  });
  await fillIn(user);
  await user.click(save());
  await waitFor(() =>
    expect(referent(2).getByLabelText(/Téléphone/)).toHaveAccessibleDescription(/déjà indiqué/),
  );
  expect(referent(1).getByLabelText(/Téléphone/)).not.toHaveAccessibleDescription();
  unmount();
  open();
  expect(await screen.findByDisplayValue('Camarade 3')).toBeVisible();
}, 30_000);

test('a new verification mail can be asked for', async () => {
  const { api, user } = open();
  api.post('/api/v2/email/verification', StatusReply, { status: true });
  await user.click(await screen.findByRole('button', { name: 'Renvoyer l’e-mail' }));
  expect(await screen.findByText('Opération effectuée, vérifiez vos emails')).toBeVisible();
});

import { CategoriesReply } from '@alumni/shared-contract';
import { fakeApi, optionsOf, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dropDraft } from '../../components/signup-draft';
import { buildUser, categories, routes } from '../../testing/factories';
import { FinishRegisterScreen } from './FinishRegisterScreen';

const patch = '/api/v2/register';

/** All steps are in the page, later ones hidden: labels are found in each. */
async function open() {
  dropDraft();
  const api = fakeApi();
  api.get('/api/v2/alumni-categories', CategoriesReply, { categories });
  const page = renderScreen(<FinishRegisterScreen />, {
    path: '/finish-register',
    user: buildUser(),
    routes,
  });
  await screen.findByRole('button', { name: 'Enregistrer' });
  return { api, ...page };
}

const referent = (number: number) =>
  within(screen.getByRole('group', { name: `Camarade ${number}`, hidden: true }));
test('marks as required the fields that the description marks', async () => {
  await open();
  const marked = [...document.querySelectorAll('label, legend')]
    .map((label) => label.textContent)
    .filter((text) => text.trim().endsWith('*'))
    .map((text) => text.replace('*', '').trim());
  const each = ['Nom et prénoms', 'Téléphone'];
  expect(marked).toEqual([
    'Nom',
    'Prénom(s)',
    'Sexe',
    'Date de naissance',
    'Nationalité',
    'Situation matrimoniale',
    'Pays de résidence',
    'Téléphone',
    'Profession',
    'Employeur',
    'Campus',
    'Dernier diplôme',
    'Année du diplôme',
    ...each,
    ...each,
    ...each,
  ]);
});

test('asks for exactly three classmates; the e-mail of each is optional', async () => {
  await open();
  expect(screen.getAllByRole('group', { name: /^Camarade/, hidden: true })).toHaveLength(3);
  for (const number of [1, 2, 3]) {
    expect(referent(number).getByLabelText(/facultatif/)).not.toBeRequired();
  }
});

test('offers the degrees, marital statuses, sexes, campuses and years of the description', async () => {
  const { user } = await open();
  const options = (label: RegExp) => optionsOf(user, screen.getByLabelText(label));
  expect(await options(/^Dernier diplôme/)).toEqual(['BTS', 'Licence', 'Master']);
  const years = await options(/^Année du diplôme/);
  expect([years[0], years.at(-1)]).toEqual([String(new Date().getFullYear()), '1994']);
  for (const name of ['Célibataire', 'Marié', 'Féminin', 'Masculin']) {
    expect(screen.getByRole('radio', { name, hidden: true })).toBeInTheDocument();
  }
  for (const name of ['Bénin', 'Gabon', 'Togo']) {
    expect(screen.getByRole('checkbox', { name, hidden: true })).toBeInTheDocument();
  }
});

test('a phone shows an example with a country code, and asks for the numeric keyboard', async () => {
  await open();
  const phone = screen.getAllByLabelText(/^Téléphone/)[0]!;
  expect(phone).toHaveAttribute('placeholder', '00228 90 12 34 56');
  expect(phone).toHaveAttribute('inputmode', 'tel');
});

test('does not send an incomplete form, and names what is missing', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(screen.getByText(/Il manque : Sexe, Date de naissance/)).toBeVisible(),
  );
  expect(api.calls('patch', patch)).toEqual([]);
});

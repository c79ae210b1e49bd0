import { AdvantageReply, AdvantagesReply, StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { accountant, advantages, routes } from '../../testing/factories';
import { AdvantagesScreen } from './AdvantagesScreen';

const root = '/api/v2/advantages';
const advantage = advantages.advantages[0]!;

async function open() {
  const api = fakeApi();
  api.get(root, AdvantagesReply, advantages);
  const { user } = renderScreen(<AdvantagesScreen />, {
    path: routes.list_of_advantages,
    routes,
    user: accountant,
  });
  await screen.findByRole('list', { name: 'Avantages' });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return { api, user, press };
}

test('adds an advantage, whose description is required', async () => {
  const { api, user, press } = await open();
  api.post(root, AdvantageReply, { status: true, advantage }, { status: 201 });
  await press('Ajouter un avantage');
  await screen.findByRole('dialog');
  await press('Enregistrer');
  const description = screen.getByLabelText(/^Description/);
  expect(description).toHaveFocus();
  expect(api.calls('post')).toEqual([]);
  await user.type(description, 'Salle de réunion');
  await press('Enregistrer');
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(api.calls('post')[0]?.body).toEqual({ description: 'Salle de réunion' });
});

test('changes an advantage', async () => {
  const { api, user, press } = await open();
  api.put(`${root}/11`, AdvantageReply, { status: true, advantage });
  await press('Modifier « Droit de vote »');
  await user.type(screen.getByLabelText(/^Description/), ' annuel');
  await press('Enregistrer');
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(api.calls('put')[0]?.body).toEqual({ description: 'Droit de vote annuel' });
});

test('deletes an advantage after a confirmation', async () => {
  const { api, user, press } = await open();
  api.delete(`${root}/11`, StatusReply, { status: true });
  await press('Supprimer « Droit de vote »');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
});

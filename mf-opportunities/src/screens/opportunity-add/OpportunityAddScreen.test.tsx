import { StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { administrator, routes } from '../../testing/factories';
import { OpportunityAddScreen } from './OpportunityAddScreen';

const create = '/api/opportunities/create';

function open() {
  const { user, location } = renderScreen(<OpportunityAddScreen />, {
    path: '/admin/opportunities/add',
    routes,
    user: administrator,
  });
  const fill = async () => {
    await user.click(screen.getByRole('radio', { name: 'Opportunité d’affaire' }));
    await user.type(screen.getByLabelText(/^Titre/), 'Reprise d’une imprimerie');
    await user.type(screen.getByLabelText(/^Nom de l’entreprise/), 'Imprimerie du Port');
    await user.type(screen.getByLabelText(/^Description/), 'Trois presses.{Enter}{Enter}À voir.');
    await user.type(screen.getByLabelText(/^Date limite/), '31/12/2026');
  };
  const publish = () => user.click(screen.getByRole('button', { name: 'Publier' }));
  return { user, location, fill, publish };
}

test('names the three types as the description does', () => {
  fakeApi();
  open();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Emplois',
    'Stage',
    'Opportunité d’affaire',
  ]);
});

test('sends a complete form once, with the description in paragraphs, and opens the list', async () => {
  const api = fakeApi();
  api.post(create, StatusReply, { status: true }, { status: 201 });
  const { fill, user, location } = open();
  await fill();
  await user.dblClick(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(location()).toBe('/admin/opportunities');
  expect(api.calls('post').map(({ body }) => body)).toEqual([
    {
      type: 'AFFAIRE',
      titre: 'Reprise d’une imprimerie',
      publicateur: 'Imprimerie du Port',
      description: '<p>Trois presses.</p><p>À voir.</p>',
      date_limite: '2026-12-31',
    },
  ]);
});

test('does not send an empty form, and focuses the first missing field', async () => {
  const api = fakeApi();
  const { publish } = open();
  await publish();
  const title = screen.getByLabelText(/^Titre/);
  expect(title).toHaveFocus();
  expect(title).toBeInvalid();
  expect(title).toHaveAccessibleDescription(/obligatoire/);
  expect(api.calls('post')).toEqual([]);
});

test('shows the errors of a 400 under their fields, until each field is edited', async () => {
  fakeApi().refuse('post', create, 400, {
    message: 'Certains champs sont à corriger.',
    errors: { titre: ['Ce titre existe déjà.', 'Autre'], date_limite: ['Cette date est passée.'] },
  });
  const { user, fill, publish } = open();
  await fill();
  await publish();
  const title = screen.getByLabelText(/^Titre/);
  expect(await screen.findByText('Ce titre existe déjà.')).toBeInTheDocument();
  expect(title).toHaveAccessibleDescription(/Ce titre existe déjà\./);
  await user.type(title, ' !');
  expect(screen.queryByText('Ce titre existe déjà.')).not.toBeInTheDocument();
  expect(screen.getByText('Cette date est passée.')).toBeInTheDocument();
});

test('shows any other failure, and keeps the typed text', async () => {
  fakeApi().refuse('post', create, 500);
  const { fill, publish } = open();
  await fill();
  await publish();
  expect(await screen.findByText('Oups quelque chose s’est mal passé')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Titre/)).toHaveValue('Reprise d’une imprimerie');
});

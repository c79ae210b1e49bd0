import { AdvantagesReply, AlumniTypesReply } from '@alumni/shared-contract';
import { defineRoutes } from '@alumni/shared-ui/router';
import { fakeApi, renderScreen, type FakeApi } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { advantages, types } from '../testing/factories';
import { AdvantagesParcel } from './AdvantagesParcel';

const addresses = {
  types: '/api/v2/alumni-types/get/for-display',
  advantages: '/api/v2/advantages/get/for-display',
};

beforeEach(() => defineRoutes({ register: '/register' }));

function answer(api: FakeApi, own: AlumniTypesReply = types) {
  api.get(addresses.types, AlumniTypesReply, own);
  api.get(addresses.advantages, AdvantagesReply, advantages);
}

function open(own?: AlumniTypesReply) {
  answer(fakeApi(), own);
  return renderScreen(<AdvantagesParcel />, { user: null });
}

test('each type with its own advantages alone, and the way into the network', async () => {
  open();
  const card = async (name: string) => {
    const title = await screen.findByRole('heading', { level: 3, name });
    return within(title.closest('li') as HTMLElement);
  };
  const active = (await card('Membre actif')).getAllByRole('listitem');
  expect(active.map(({ textContent }) => textContent)).toEqual([
    'Accès à la bibliothèque',
    'Droit de vote',
  ]);
  expect((await card('Mentor')).getByText('Ses avantages seront ici.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rejoindre le réseau' })).toHaveAttribute(
    'href',
    '/register',
  );
});

test('a network without types says so', async () => {
  open({ types: [] });
  expect(await screen.findByText('Les avantages du réseau seront ici.')).toBeVisible();
});

test.each(Object.values(addresses))('without an answer of %s: a text, and a retry', async (cut) => {
  const api = fakeApi();
  answer(api);
  api.cut('get', cut);
  const { user } = renderScreen(<AdvantagesParcel />, { user: null });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Les avantages du réseau sont momentanément indisponibles.',
  );
  answer(api);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Membre actif' })).toBeVisible();
});

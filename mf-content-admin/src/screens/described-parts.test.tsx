import {
  AdvantagesReply,
  AlumniTypesReply,
  CategoriesReply,
  SlidesReply,
} from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  accountant,
  advantages,
  buildSlide,
  buildSlides,
  categories,
  routes,
  types,
} from '../testing/factories';
import { AdvantagesScreen } from './advantages/AdvantagesScreen';
import { HomeSlidesScreen } from './home-slides/HomeSlidesScreen';
import { UserCategoriesScreen } from './user-categories/UserCategoriesScreen';
import { UserTypesScreen } from './user-types/UserTypesScreen';

/** Elements that the description names on these screens. */
async function open(Screen: ReactElement, path: string) {
  const api = fakeApi();
  const slide = buildSlide({ cover_picture: '/files/covers/bal-1600w.webp' });
  api.get(/^\/api\/v2\/home-slides\?/, SlidesReply, { ...buildSlides(1), slides: [slide] });
  api.get('/api/v2/alumni-categories', CategoriesReply, categories);
  api.get('/api/v2/alumni-types', AlumniTypesReply, types);
  api.get('/api/v2/advantages', AdvantagesReply, advantages);
  const { user } = renderScreen(Screen, { path, routes, user: accountant });
  const rows = await screen.findAllByRole('listitem');
  const dialogOf = async (button: string) => {
    await user.click(screen.getByRole('button', { name: button }));
    return within(await screen.findByRole('dialog'));
  };
  return { rows, dialogOf, user };
}

const coverOf = (row: HTMLElement | undefined) => row?.querySelector('img')?.getAttribute('src');
const labelsOf = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByText(/./, { selector: 'label' }).map((label: HTMLElement) => label.textContent);

test('a category has cover, name, edit and delete; its form has cover, name and 8 rows', async () => {
  const { rows, dialogOf } = await open(<UserCategoriesScreen />, routes.list_of_user_categories);
  expect(coverOf(rows[0])).toContain('/files/covers/e');
  expect(within(rows[0]!).getByRole('heading', { name: 'Entrepreneur' })).toBeVisible();
  const dialog = await dialogOf('Ajouter une catégorie');
  expect(labelsOf(dialog).join()).toMatch(/^Image de couverture.*Nom.*Description/);
  expect(dialog.getByLabelText(/^Description/)).toHaveAttribute('rows', '8');
});

test('a slide has its cover; its form has cover, title, subtitle and 8 rows', async () => {
  const { rows, dialogOf } = await open(<HomeSlidesScreen />, routes.list_of_home_slides);
  expect(coverOf(rows[0])).toContain('/files/covers/bal');
  const dialog = await dialogOf('Ajouter un slide');
  expect(labelsOf(dialog).join()).toMatch(/^Image de couverture.*Titre.*Sous-titre.*Description/);
  expect(dialog.getByLabelText(/^Description/)).toHaveAttribute('rows', '8');
});

test('a type has name, number, Avantages, edit and delete; its name is required', async () => {
  const { rows, dialogOf, user } = await open(<UserTypesScreen />, routes.list_of_user_types);
  const row = within(rows[0]!);
  expect(row.getByRole('heading', { name: 'Membre actif' })).toBeVisible();
  expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Avantages de « Membre actif »',
    'Modifier « Membre actif »',
    'Supprimer « Membre actif »',
  ]);
  const dialog = await dialogOf('Ajouter un type');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(dialog.getByLabelText(/^Nom/)).toHaveAccessibleDescription(/obligatoire/);
});

test('an advantage has its description, edit and delete; its form has 8 rows', async () => {
  const { rows, dialogOf } = await open(<AdvantagesScreen />, routes.list_of_advantages);
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(
    advantages.advantages.map(({ description }) => description),
  );
  const names = within(rows[0]!)
    .getAllByRole('button')
    .map((button) => button.textContent?.split(' ')[0]);
  expect(names).toEqual(['Modifier', 'Supprimer']);
  const dialog = await dialogOf('Ajouter un avantage');
  expect(dialog.getByLabelText(/^Description/)).toHaveAttribute('rows', '8');
});

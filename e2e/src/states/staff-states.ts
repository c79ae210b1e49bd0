import { texts } from '@alumni/shared-contract';
import type { Page } from '@playwright/test';
import type { ScreenState } from './open-state';

const required = 'Ce champ est obligatoire';
const noRow = { current_page: 1, data: [], last_page: 1, per_page: 20, total: 0 };

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** States of the directory, news and staff accounts, for staff. */
export function staffStates(ids: Record<string, string>): ScreenState[] {
  return [...directoryStates(), ...newsStates(ids.actualit ?? ''), ...administratorStates()];
}

function directoryStates(): ScreenState[] {
  return [
    {
      name: 'tableau de board, chiffres',
      ...{ path: '/admin/dashboard', h1: 'Tableau de board' },
      act: (page) =>
        page.getByRole('region', { name: 'Le réseau en chiffres' }).scrollIntoViewIfNeeded(),
      text: (page) => page.getByRole('region', { name: 'Par campus' }),
    },
    {
      name: 'anciens à exporter',
      ...{ path: '/admin/students', h1: /^Liste des anciens/ },
      act: press('Exporter'),
      text: (page) => page.getByRole('button', { name: 'Préparer le fichier' }),
    },
  ];
}

function newsStates(id: string): ScreenState[] {
  const list = { path: '/admin/actualities', h1: /^Actualités/ };
  const listCall = '**/api/actualities/list*';
  // The first view of the list has its data already.
  const link = (page: Page) => page.getByRole('link', { name: 'Actualités', exact: true });
  const from = { path: '/admin/admins', link };
  const add = { path: '/admin/add/actualities', h1: 'Ajouter une actualité' };
  const update = { path: `/admin/update-actualities/${id}`, h1: /^Modifier l.actualité$/ };
  const refused = {
    message: 'Certains champs sont à corriger.',
    errors: { titre: ['Trop court.'] },
  };
  return [
    { name: 'actualités', ...list, text: 'Publiée' },
    {
      name: 'actualités en panne',
      ...list,
      from,
      faults: [[listCall, 'fails']],
      text: texts.retry,
    },
    {
      name: 'actualités, aucune',
      ...list,
      from,
      faults: [[listCall, { json: { status: true, data: noRow } }]],
      text: texts.emptyAdminNews,
    },
    {
      name: 'actualités, menu ouvert',
      ...list,
      act: press(/^Actions pour/),
      text: (page) => page.getByRole('menuitem', { name: 'Supprimer' }),
    },
    {
      name: 'actualité à ajouter, incomplète',
      ...add,
      act: press('Publier'),
      text: required,
    },
    {
      name: 'actualité à modifier, refusée',
      ...update,
      faults: [['**/api/actualities/update/*', { status: 422, json: refused }]],
      act: press('Enregistrer'),
      text: 'Trop court.',
    },
    {
      name: 'actualité qui n’existe plus',
      path: '/admin/actualities/999999',
      h1: 'Actualité',
      text: /n.existe plus/,
    },
  ];
}

function administratorStates(): ScreenState[] {
  const list = { path: '/admin/admins', h1: /^Administrateurs/ };
  const listCall = '**/api/users/admin/list*';
  const adds = press('Ajouter un administrateur');
  return [
    { name: 'administrateurs', ...list, text: 'Comptable' },
    { name: 'administrateurs en panne', ...list, faults: [[listCall, 'fails']], text: texts.retry },
    {
      name: 'administrateur à ajouter, incomplet',
      ...list,
      act: async (page) => {
        await adds(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Ajouter' }).click();
      },
      text: required,
    },
    {
      name: 'administrateurs, menu ouvert',
      ...list,
      act: press(/^Actions pour/),
      text: (page) => page.getByRole('menuitem', { name: 'Modifier' }),
    },
  ];
}

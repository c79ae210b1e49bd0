import { texts } from '@alumni/shared-contract';
import type { Page } from '@playwright/test';
import type { ScreenState } from './open-state';

const required = 'Ce champ est obligatoire';
const noRow = { current_page: 1, data: [], last_page: 1, per_page: 20, total: 0 };

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** States of the directory, news and staff accounts, for staff. */
export function staffStates(ids: Record<string, string>): ScreenState[] {
  return [
    ...directoryStates(),
    ...approvalStates(),
    ...importStates(),
    ...newsStates(ids.actualit ?? ''),
    ...administratorStates(),
    {
      name: 'mes données, lues',
      path: '/admin/my-data',
      h1: 'Mes données',
      async act(page) {
        await press('Lire ici')(page);
        await press(/^Mon profil/)(page);
        await press(/^Mes connexions \(/)(page);
      },
      text: 'Situation matrimoniale',
    },
  ];
}

function directoryStates(): ScreenState[] {
  return [
    {
      name: 'tableau de board, chiffres',
      path: '/admin/dashboard',
      h1: 'Tableau de board',
      act: (page) =>
        page.getByRole('region', { name: 'Le réseau en chiffres' }).scrollIntoViewIfNeeded(),
      text: (page) => page.getByRole('region', { name: 'Par campus' }),
    },
    {
      name: 'anciens, autres actions',
      path: '/admin/students',
      h1: /^Liste des anciens/,
      act: press('Autres actions'),
      text: (page) => page.getByRole('menuitem', { name: 'Doublons' }),
    },
    {
      name: 'anciens à exporter',
      path: '/admin/students',
      h1: /^Liste des anciens/,
      async act(page) {
        await press('Autres actions')(page);
        await page.getByRole('menuitem', { name: 'Exporter' }).click();
      },
      text: (page) => page.getByRole('button', { name: 'Préparer le fichier' }),
    },
  ];
}

/** The queue, and actions on several people of the list. */
function approvalStates(): ScreenState[] {
  const queue = { path: '/admin/approvals', h1: /^Inscriptions à approuver/ };
  const list = { path: '/admin/students', h1: /^Liste des anciens/ };
  const selects = async (page: Page) => {
    await press('Sélectionner')(page);
    await page.getByRole('checkbox', { name: 'Toute la page' }).check();
  };
  return [
    { name: 'inscriptions à approuver', ...queue, text: 'Dossier complet' },
    {
      name: 'inscriptions, personne n’attend',
      ...queue,
      path: '/admin/approvals?search=zzzz',
      text: 'Rien ne correspond à ces filtres.',
    },
    {
      name: 'inscription à refuser',
      ...queue,
      act: press('Refuser'),
      text: (page) => page.getByRole('button', { name: 'Refuser et prévenir la personne' }),
    },
    { name: 'anciens, sélection', ...list, act: selects, text: /personnes sélectionnées/ },
    {
      name: 'anciens, sélection à approuver',
      ...list,
      act: async (page) => {
        await selects(page);
        await press('Approuver…')(page);
      },
      text: 'Choisissez un type d’alumni pour pouvoir approuver.',
    },
  ];
}

function importStates(): ScreenState[] {
  const h1 = 'Importer des anciens';
  const call = '**/api/v2/alumni/imports/1';
  const state = {
    id: 1,
    file_name: 'anciens.csv',
    problem: null,
    rows: 3,
    done: 1,
    on_duplicate: 'skip',
    headers: ['Nom', 'Prénoms', 'E-mail'],
    samples: [['ADJOVI', 'Afi', 'afi@liste.test']],
    columns: { nom: 0, prenoms: 1, email: 2 },
    alumni_type_id: null,
    undo_refused: null,
    counts: { create: 1, complete: 0, skip: 1, refused: 1 },
    created_at: '2026-11-25T10:00:00.000Z',
  };
  const at = (name: string): ScreenState['faults'] => [[call, { json: { ...state, state: name } }]];
  const faulty = { column: 'E-mail', message: 'Cette adresse e-mail n’est pas valide.' };
  const row = {
    number: 2,
    name: 'ADJOVI Afi',
    outcome: 'create',
    errors: [],
    duplicate: null,
    choices: [] as string[],
  };
  const choices = ['skip', 'complete', 'create'];
  const data = [
    row,
    { ...row, number: 3, outcome: 'skip', duplicate: { id: 1, name: 'ADJOVI Afi' }, choices },
    { ...row, number: 4, outcome: 'refused', errors: [faulty] },
  ];
  const rows = { status: true, data: { ...noRow, data, total: 3 } };
  const one = { path: '/admin/import?id=1', h1 };
  return [
    { name: 'import, fichier', path: '/admin/import', h1, text: 'Choisir un fichier' },
    { name: 'import, colonnes', ...one, faults: at('read'), text: 'Vérifier les lignes' },
    { name: 'import, vérification', ...one, faults: at('mapped'), text: /1 sur 3/ },
    {
      name: 'import, rapport',
      ...one,
      faults: [...(at('checked') ?? []), ['**/api/v2/alumni/imports/1/rows*', { json: rows }]],
      text: 'Déjà dans l’annuaire',
    },
    { name: 'import, terminé', ...one, faults: at('applied'), text: 'Annuler l’import' },
    { name: 'import, introuvable', ...one, path: '/admin/import?id=999999', text: /n.existe plus/ },
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

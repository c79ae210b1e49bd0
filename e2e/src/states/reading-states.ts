import { texts } from '@alumni/shared-contract';
import { expect, type Page } from '@playwright/test';
import { holdToast, type Fault, type ScreenState } from './open-state';

const newsCall = '**/api/guest/actualities?*';
const newsItemCall = '**/api/guest/actualities/*';
const offersCall = '**/api/opportunities/list?*';
const offerCall = /\/api\/opportunities\/\d+$/;
const verifyCall = '**/api/user/verify/*';
/** Requests of the home page, with empty answers. */
const homeCalls = {
  '**/home-slides/get/for-display': { slides: [] },
  '**/alumni-categories/get/for-display': { categories: [] },
  '**/alumni-types/get/for-display': { types: [] },
  '**/advantages/get/for-display': { advantages: [] },
  [newsCall]: [],
};
const noItem = { current_page: 1, data: [], last_page: 1, per_page: 12, total: 0 };

/** States of pages for guests. */
export function readingStates(ids: Record<string, string>): ScreenState[] {
  return [...homeStates(), ...newsStates(ids), ...offerStates(ids)];
}

function homeStates(): ScreenState[] {
  const home = { path: '/', h1: 'Le réseau des anciens' };
  const from = {
    path: '/terms',
    link: (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Accueil', exact: true }),
  };
  const all = (fault: (empty: unknown) => Fault) =>
    Object.entries(homeCalls).map(([call, empty]): [string, Fault] => [call, fault(empty)]);
  const verified = (json: unknown): [string, Fault][] => [[verifyCall, { json }]];
  const link = { ...home, path: '/check_user/0' };
  return [
    { name: 'accueil', ...home, act: scrollThrough, text: 'Inclus :' },
    {
      name: 'accueil sans contenu',
      ...home,
      from,
      faults: all((json) => ({ json })),
      act: scrollThrough,
      text: /prochaines nouvelles/,
    },
    {
      name: 'accueil en panne',
      ...home,
      from,
      faults: all(() => 'fails'),
      act: scrollThrough,
      text: /prochaines nouvelles/,
    },
    {
      name: 'accueil qui charge',
      ...home,
      from,
      faults: all(() => 'hangs'),
      text: (page) => page.locator('main [aria-busy="true"]'),
    },
    {
      name: 'adresse vérifiée',
      ...link,
      faults: verified(1),
      act: holdToast(texts.accountReactivated),
      text: texts.accountReactivated,
    },
    {
      name: 'adresse déjà vérifiée',
      ...link,
      faults: verified(0),
      act: holdToast(texts.accountAlreadyActive),
      text: texts.accountAlreadyActive,
    },
    {
      name: 'adresse non vérifiée',
      ...link,
      faults: [[verifyCall, 'fails']],
      text: /n’a pas pu être vérifié/,
    },
  ];
}

function newsStates(ids: Record<string, string>): ScreenState[] {
  const list = { path: '/actualities', h1: 'Nos actualités' };
  const item = { path: `/actualities/${ids.actualit}`, h1: /^(?!Actualité$)./ };
  const from = { path: list.path, link: firstCard };
  return [
    { name: 'actualités', ...list, text: /20\d\d/ },
    ...listStates('actualités', fromFooter(list), newsCall, { status: true, data: noItem }),
    { name: 'actualité', ...item, text: 'Articles populaires' },
    {
      name: 'actualité seule',
      ...item,
      from,
      faults: [['**/api/guest/actualities?*limit=5&*', { json: [] }]],
      text: (page) =>
        page.getByRole('complementary').filter({ hasNot: page.getByRole('listitem') }),
    },
    {
      name: 'actualité retirée',
      path: '/actualities/999999',
      h1: 'Actualité',
      text: /n’existe pas/,
    },
    ...detailStates('actualité', { ...item, h1: 'Actualité', from }, newsItemCall),
  ];
}

function offerStates(ids: Record<string, string>): ScreenState[] {
  const list = { path: '/nos_opportunites', h1: 'NOS OPPORTUNITÉS' };
  const item = { path: `/opportunity_details/${ids.opportunit}`, h1: /^(?!Opportunité$)./ };
  const from = { path: list.path, link: firstCard };
  return [
    { name: 'opportunités', ...list, text: /^(Emploi|Stage|Opportunité d’affaire)/ },
    {
      name: 'opportunités filtrées',
      ...list,
      path: `${list.path}?type=STAGE&search=introuvable`,
      text: 'Rien ne correspond à ces filtres.',
    },
    ...listStates('opportunités', fromFooter(list), offersCall, { status: true, data: noItem }),
    { name: 'opportunité', ...item, text: 'Publié par' },
    {
      name: 'opportunité retirée',
      path: '/opportunity_details/999999',
      h1: 'Opportunité',
      text: /n’existe pas/,
    },
    ...detailStates('opportunité', { ...item, h1: 'Opportunité', from }, offerCall),
  ];
}

type Screen = Pick<ScreenState, 'path' | 'h1' | 'from'>;

function listStates(name: string, list: Screen, call: string, json: unknown): ScreenState[] {
  return [
    { name: `${name} : aucune`, ...list, faults: [[call, { json }]], text: texts.emptyList },
    { name: `${name} en panne`, ...list, faults: [[call, 'fails']], text: texts.requestFailed },
    { name: `${name} en route`, ...list, faults: [[call, 'hangs']], text: 'Chargement…' },
  ];
}

function detailStates(name: string, item: Screen, call: string | RegExp): ScreenState[] {
  return [
    { name: `${name} en panne`, ...item, faults: [[call, 'fails']], text: texts.requestFailed },
    { name: `${name} en route`, ...item, faults: [[call, 'hangs']], text: 'Chargement…' },
  ];
}

/** By the footer: opened by its address, a list has its data inlined. */
const fromFooter = (list: Screen): Screen => ({
  ...list,
  from: {
    path: '/terms',
    link: (page) => page.getByRole('contentinfo').getByRole('link', { name: linkNames[list.path] }),
  },
});
const linkNames: Record<string, string> = {
  '/actualities': 'Nos actualités',
  '/nos_opportunites': 'Nos opportunités',
};

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').first();

/** Loads lazy content. */
async function scrollThrough(page: Page): Promise<void> {
  await expect(page.locator('#ssr')).toHaveCount(0);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

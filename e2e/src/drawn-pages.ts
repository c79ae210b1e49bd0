import type { APIRequestContext } from '@playwright/test';

export interface DrawnPage {
  path: string;
  /** Text of its h1. */
  heading: string;
  /** Part of its document title. */
  title: string;
}

type DrawnName =
  | ('home' | 'news' | 'opportunity' | 'login' | 'register' | 'reset' | 'terms')
  | ('newsList' | 'offers' | 'contact' | 'legal');

/** Pages with a first view, and their texts. */
export async function drawnPages(
  request: APIRequestContext,
): Promise<Record<DrawnName, DrawnPage>> {
  const news = await (await request.get('/api/guest/actualities?draft=0&limit=1')).json();
  const list = await (await request.get('/api/opportunities/list?page=1&paginate=1')).json();
  const [item] = news as { id: number; titre: string }[];
  const [offer] = (list as { data: { data: { id: number; titre: string }[] } }).data.data;
  return {
    home: { path: '/', heading: 'Le réseau des anciens', title: 'Accueil' },
    news: {
      path: `/actualities/${item?.id}`,
      heading: item?.titre ?? '',
      title: item?.titre ?? '',
    },
    opportunity: {
      path: `/opportunity_details/${offer?.id}`,
      heading: offer?.titre ?? '',
      title: offer?.titre ?? '',
    },
    newsList: titled('/actualities', 'Nos actualités'),
    // By its alias: the page of the route is drawn.
    offers: titled('/nos_opportunites', 'NOS OPPORTUNITÉS'),
    login: titled('/login', 'Se connecter'),
    register: titled('/register', 'Rejoindre le réseau'),
    reset: titled('/password/reset/request', 'Mot de passe oublié'),
    terms: titled('/terms', 'Conditions d’utilisation'),
    contact: titled('/contact', 'Nous contacter'),
    legal: titled('/mentions-legales', 'Mentions légales'),
  };
}

const titled = (path: string, title: string): DrawnPage => ({ path, heading: title, title });

/** French spacing differs from the typed text. */
export const loosely = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'));

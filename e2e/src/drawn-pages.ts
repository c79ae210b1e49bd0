import type { APIRequestContext } from '@playwright/test';

export interface DrawnPage {
  path: string;
  /** What its level 1 heading must say. */
  heading: string;
  /** What its title must hold. */
  title: string;
}

/** The pages that the server draws, each with what it must say. */
export async function drawnPages(
  request: APIRequestContext,
): Promise<Record<'home' | 'news' | 'opportunity', DrawnPage>> {
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
  };
}

/** French spaces are not those that were typed. */
export const loosely = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'));

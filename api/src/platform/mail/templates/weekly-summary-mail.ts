import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

export interface Item {
  id: number;
  titre: string;
}

interface Week {
  news: Item[];
  opportunities: Item[];
  /** Of the link that ends these mails. */
  token: string;
}

/** Titles in one mail; the site has the rest. */
const shown = 8;

/** News and opportunities of the week, for those who asked for it. */
export function weeklySummaryMail(
  config: Config,
  person: Addressee,
  { news, opportunities, token }: Week,
): Mail {
  const { BASE_URL } = config;
  return letter(config, {
    kind: 'weekly-summary',
    to: person.email,
    subject: `La semaine du réseau : ${subjectOf(news.length, opportunities.length)}`,
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      ...section('Opportunités', opportunities, (id) => `${BASE_URL}/opportunity_details/${id}`),
      ...section('Actualités', news, (id) => `${BASE_URL}/actualities/${id}`),
      `Pour ne plus recevoir ces e-mails : ${BASE_URL}/summary/stop/${token}`,
    ],
    action: { label: 'Ouvrir le réseau', url: BASE_URL },
    reason: `Vous recevez ce message parce que vous avez demandé le résumé de la semaine de ${config.NETWORK_NAME}.`,
    unsubscribeUrl: `${BASE_URL}/api/v2/weekly-summary/stop/${token}`,
  });
}

function subjectOf(news: number, opportunities: number): string {
  const parts = [
    opportunities > 0 && `${opportunities} opportunité${opportunities > 1 ? 's' : ''}`,
    news > 0 && `${news} actualité${news > 1 ? 's' : ''}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Titles with their addresses, as paragraphs. */
export function section(title: string, items: Item[], address: (id: number) => string): string[] {
  if (items.length === 0) return [];
  const lines = items.slice(0, shown).map(({ id, titre }) => `${titre}\n${address(id)}`);
  const more = items.length - lines.length;
  return [title, ...lines, ...(more > 0 ? [`Et ${more} de plus sur le site.`] : [])];
}

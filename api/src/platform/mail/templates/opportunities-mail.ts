import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';
import { section, type Item } from './weekly-summary-mail';

interface News {
  opportunities: Item[];
  /** Of the link that ends these mails. */
  token: string;
}

/** New opportunities, for those who asked for a mail. */
export function opportunitiesMail(
  config: Config,
  person: Addressee,
  { opportunities, token }: News,
): Mail {
  const { BASE_URL } = config;
  const total = opportunities.length;
  return letter(config, {
    kind: 'opportunities',
    to: person.email,
    subject: total === 1 ? 'Une nouvelle opportunité' : `${total} nouvelles opportunités`,
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      ...section('Opportunités', opportunities, (id) => `${BASE_URL}/opportunity_details/${id}`),
      `Pour ne plus recevoir ces e-mails : ${BASE_URL}/summary/stop/${token}`,
    ],
    action: { label: 'Voir les opportunités', url: `${BASE_URL}/homeopportunities` },
    reason: `Vous recevez ce message parce que vous avez demandé les nouvelles opportunités de ${config.NETWORK_NAME} par e-mail.`,
    unsubscribeUrl: `${BASE_URL}/api/v2/weekly-summary/stop/${token}`,
  });
}

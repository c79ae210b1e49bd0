import { socialProviderNames, type SocialProvider } from '@alumni/shared-contract';
import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

/**
 * Asks the holder of an address whether a provider account is theirs. Does not repeat the account's
 * name: its owner chose it.
 */
export function socialLinkMail(
  config: Config,
  person: Addressee,
  { provider: account }: { provider: SocialProvider },
  token: string,
): Mail {
  const hours = Math.round(config.SOCIAL_LINK_TOKEN_LIFE / 3_600);
  const provider = socialProviderNames[account];
  return letter(config, {
    kind: 'social-link',
    to: person.email,
    subject: `Relier un compte ${provider} à votre compte ?`,
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      `Quelqu’un s’est présenté avec un compte ${provider} et votre adresse e-mail. Si c’est vous, ouvrez ce lien : ce compte ${provider} vous connectera désormais à ${config.NETWORK_NAME}.`,
      `Si ce n’est pas vous, ne l’ouvrez pas : cette personne entrerait dans votre compte.`,
      `Ce lien est valable ${hours} heures et ne sert qu’une fois.`,
    ],
    action: {
      label: `C’est moi : relier mon compte ${provider}`,
      url: `${config.BASE_URL}/social/confirm/${token}`,
    },
    reason: 'Vous recevez ce message parce que cette adresse est celle de votre compte.',
  });
}

import { socialProviderNames, type SocialProvider } from '@alumni/shared-contract';
import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter } from './layout';

/**
 * Asks a new member to verify their address. Does not repeat their name: the address may be a
 * stranger's.
 * @param providers that can already sign in to this account: somebody else may have set them up,
 *   so the mail explains what opening the link does
 */
export function verificationMail(
  config: Config,
  person: { email: string },
  token: string,
  providers: SocialProvider[] = [],
): Mail {
  const days = Math.round(config.VERIFY_TOKEN_LIFE / 86_400);
  return letter(config, {
    kind: 'verification',
    to: person.email,
    subject: 'Confirmez votre adresse e-mail',
    greeting: 'Bienvenue !',
    paragraphs: [
      `Votre inscription à ${config.NETWORK_NAME} est enregistrée. Il reste à confirmer que cette adresse e-mail est bien la vôtre.`,
      ...providers.map(
        (provider) =>
          `Cette inscription a été faite avec un compte ${socialProviderNames[provider]}, qui permet d’y entrer. Si ce compte ${socialProviderNames[provider]} n’est pas le vôtre, n’ouvrez pas ce lien : quelqu’un d’autre entrerait dans votre compte.`,
      ),
      `Ce lien est valable ${days} jours et ne sert qu’une fois.`,
    ],
    action: { label: 'Confirmer mon adresse', url: `${config.BASE_URL}/check_user/${token}` },
    reason:
      'Vous recevez ce message parce que cette adresse a servi à une inscription. Si ce n’était pas vous, ignorez-le.',
  });
}

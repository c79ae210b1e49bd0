import { socialProviderNames, type SocialProvider } from '@alumni/shared-contract';
import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

/** Tells a person that a provider account no longer opens theirs: somebody else may have done it. */
export function socialUnlinkMail(config: Config, person: Addressee, account: SocialProvider): Mail {
  const provider = socialProviderNames[account];
  return letter(config, {
    kind: 'social-unlink',
    to: person.email,
    subject: `Votre compte ${provider} n’est plus relié`,
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      `Votre compte ${provider} n’ouvre plus votre compte sur ${config.NETWORK_NAME}.`,
      'Si ce n’était pas vous, changez votre mot de passe et fermez les connexions que vous ne reconnaissez pas, sur la page « Mes données ».',
    ],
    reason: 'Vous recevez ce message parce que cette adresse est celle de votre compte.',
  });
}

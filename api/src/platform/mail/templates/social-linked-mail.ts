import { socialProviderNames, type SocialProvider } from '@alumni/shared-contract';
import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

/** Tells a person that a provider account opens theirs: somebody else may have linked it. */
export function socialLinkedMail(config: Config, person: Addressee, account: SocialProvider): Mail {
  const provider = socialProviderNames[account];
  return letter(config, {
    kind: 'social-linked',
    to: person.email,
    subject: `Un compte ${provider} est relié au vôtre`,
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      `Un compte ${provider} ouvre désormais votre compte sur ${config.NETWORK_NAME}.`,
      'Si ce n’était pas vous, déliez-le sur la page « Mes données », fermez les connexions que vous ne reconnaissez pas, puis changez votre mot de passe.',
    ],
    reason: 'Vous recevez ce message parce que cette adresse est celle de votre compte.',
  });
}

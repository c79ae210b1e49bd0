import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

const news = {
  asked: {
    subject: 'Un changement d’adresse e-mail est demandé',
    told: 'Une autre adresse e-mail a été demandée pour votre compte. Celle-ci reste en place tant que la nouvelle n’est pas confirmée.',
    advice:
      'Si ce n’était pas vous, changez votre mot de passe : la demande sera annulée aussitôt.',
  },
  done: {
    subject: 'Votre adresse e-mail a été modifiée',
    told: 'Votre compte utilise maintenant une autre adresse e-mail : cette adresse-ci ne permet plus de vous connecter.',
    advice: 'Si ce n’était pas vous, écrivez à l’équipe du réseau sans attendre.',
  },
};

/** Informs the old address of a change: when requested, and when done. */
export function oldAddressMail(config: Config, person: Addressee, when: keyof typeof news): Mail {
  const { subject, told, advice } = news[when];
  return letter(config, {
    kind: `email-change-${when}`,
    to: person.email,
    subject,
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [told, advice],
    reason: `Vous recevez ce message parce que cette adresse est, ou était, celle d’un compte sur ${config.NETWORK_NAME}.`,
  });
}

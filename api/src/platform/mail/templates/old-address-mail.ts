import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

const news = {
  asked: {
    subject: 'Un changement d’adresse e-mail est demandé',
    told: 'Une autre adresse e-mail a été demandée pour votre compte. Celle-ci reste en place tant que la nouvelle n’est pas confirmée.',
    advice:
      'Si ce n’était pas vous, annulez la demande. Toutes les connexions à votre compte prendront fin, et vous choisirez un nouveau mot de passe.',
  },
  done: {
    subject: 'Votre adresse e-mail a été modifiée',
    told: 'Votre compte utilise maintenant une autre adresse e-mail : cette adresse-ci ne permet plus de vous connecter.',
    advice:
      'Si ce n’était pas vous, annulez le changement. Toutes les connexions à votre compte prendront fin, et vous choisirez un nouveau mot de passe.',
  },
};
const byStaff = 'Si cela vous étonne, écrivez à l’équipe du réseau sans attendre.';

/**
 * Informs the old address of a change: when requested, and when done.
 * @param undoToken of the link that cancels or undoes it; null when staff changed the address
 */
export function oldAddressMail(
  config: Config,
  person: Addressee,
  when: keyof typeof news,
  undoToken: string | null,
): Mail {
  const { subject, told, advice } = news[when];
  const days = Math.round(config.EMAIL_UNDO_LIFE / 86_400);
  return letter(config, {
    kind: `email-change-${when}`,
    to: person.email,
    subject,
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: undoToken
      ? [told, advice, `Ce lien est valable ${days} jours et ne sert qu’une fois.`]
      : [told, byStaff],
    ...(undoToken && {
      action: {
        label: 'Ce n’était pas moi : annuler',
        url: `${config.BASE_URL}/email/undo/${undoToken}`,
      },
    }),
    reason: `Vous recevez ce message parce que cette adresse est, ou était, celle d’un compte sur ${config.NETWORK_NAME}.`,
  });
}

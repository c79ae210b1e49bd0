import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

/** Signing in cancelled the deletion of the account. */
export function accountKeptMail(config: Config, person: Addressee): Mail {
  return letter(config, {
    kind: 'account-kept',
    to: person.email,
    subject: 'Votre compte est conservé',
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      'Vous vous êtes connecté : la suppression de votre compte est annulée, et votre profil est de nouveau en place.',
      'Si ce n’était pas vous, changez votre mot de passe, puis écrivez à l’équipe du réseau.',
    ],
    reason: `Vous recevez ce message parce que la suppression de votre compte sur ${config.NETWORK_NAME} avait été demandée.`,
  });
}

import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

/** A code for people without a password, before a sensitive change. */
export function proofCodeMail(config: Config, person: Addressee, code: string): Mail {
  const minutes = Math.round(config.PROOF_CODE_LIFE / 60);
  return letter(config, {
    kind: 'proof-code',
    to: person.email,
    subject: 'Votre code de confirmation',
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      `Votre code est ${code}. Donnez-le sur la page qui le demande, et à personne d’autre.`,
      `Il est valable ${minutes} minutes et ne sert qu’une fois.`,
    ],
    reason:
      'Vous recevez ce message parce qu’un changement important est demandé depuis votre compte. Si ce n’était pas vous, déconnectez-vous partout depuis « Mes données ».',
  });
}

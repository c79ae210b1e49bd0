import { isStaff, staffPasswordLength, texts } from '@alumni/shared-contract';
import type { Config } from '../../platform/config/read-config';
import type { Person } from '../../platform/db/schema';
import { fieldError } from '../../platform/errors';

/** On zxcvbn's scale of 0 to 4: safe against guesses over the network. */
const leastScore = 3;
/** Words in French passwords that the dictionaries lack. */
const usualWords = ['motdepasse', 'mot de passe', 'alumni', 'esgis', 'admin', 'comptable'];

/**
 * A new password of staff must be long and hard to guess; members keep the description's rule.
 * @throws ApiError under `password`
 */
export async function mustSuitPerson(
  { NETWORK_NAME }: Pick<Config, 'NETWORK_NAME'>,
  { idProfil, nom, prenoms, email }: Pick<Person, 'idProfil' | 'nom' | 'prenoms' | 'email'>,
  password: string,
): Promise<void> {
  if (!isStaff(idProfil)) return;
  if ([...password].length < staffPasswordLength) {
    throw fieldError('password', texts.staffPasswordShort);
  }
  const known = [nom, prenoms, email, NETWORK_NAME].flatMap((text) => text.split(/[\s@._+'’-]+/));
  const { estimate } = await import('./password-estimator');
  const { score, hasKnownWords, warning } = estimate(password, [...known, ...usualWords]);
  if (score >= leastScore) return;
  const reason = hasKnownWords
    ? 'Votre nom, votre adresse, le nom du réseau et « mot de passe » ne comptent pas.'
    : (warning ?? 'Mettez plusieurs mots peu courants.');
  throw fieldError('password', `${texts.passwordGuessable} ${reason}`);
}

import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { creationCodeMail } from '../../platform/mail/templates/creation-code-mail';
import { tokensRepository } from '../tokens/tokens.repository';

/**
 * Mails a link to choose a first password, for a person added by staff; earlier links become
 * invalid.
 * @returns the link's code, also printed on the terminal by setup
 */
export async function sendCreationLink(
  { config, outbox }: Pick<AppContext, 'config' | 'outbox'>,
  tx: Tx,
  person: Pick<Person, 'id' | 'email'>,
): Promise<string> {
  const code = await tokensRepository.issue(tx, {
    kind: 'creation',
    personId: person.id,
    email: person.email,
    lifeSeconds: config.CREATION_CODE_LIFE,
  });
  await outbox.queue(tx, creationCodeMail(config, person, code));
  return code;
}

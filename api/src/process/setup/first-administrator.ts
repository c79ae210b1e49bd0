import { Profile } from '@alumni/shared-contract';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import { isUniqueViolation } from '../../platform/errors';
import { administratorsRepository } from '../../modules/administrators/administrators.repository';
import { refreshPersonFacts } from '../../modules/alumni/person-facts.repository';
import { authRepository } from '../../modules/auth/auth.repository';
import { sendCreationLink } from '../../modules/passwords/send-creation-link';
import { StartError } from '../../platform/start-error';
import type { Person } from '../../platform/db/schema';
import type { Identity } from './ask-identity';

/** Advisory lock id: two concurrent setups create one administrator. */
const setupLock = 1_994_242;

/** The active administrators, oldest first. */
export async function activeAdministrators({ db }: AppContext): Promise<Person[]> {
  return db.transaction((tx) => administratorsOf(tx));
}

/**
 * Creates the first administrator and mails a link to choose a password.
 * @returns the link
 * @throws StartError when an active administrator exists, or the address is taken
 */
export async function createFirstAdministrator(
  context: AppContext,
  identity: Identity,
): Promise<string> {
  try {
    const code = await context.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${setupLock})`);
      const [first] = await administratorsOf(tx);
      if (first) throw alreadyThere(first.email);
      const person = await authRepository.insert(tx, {
        ...identity,
        idProfil: Profile.administrator,
      });
      await refreshPersonFacts(tx, [person.id]);
      return sendCreationLink(context, tx, person);
    });
    return linkOf(context, code);
  } catch (error) {
    if (!isUniqueViolation(error, 'people_email_key')) throw error;
    throw new StartError(
      `L'adresse ${identity.email} appartient déjà à un membre du réseau.`,
      'Donnez une autre adresse avec --email.',
    );
  }
}

/**
 * Sends a new link to an administrator without a password; the previous one becomes invalid.
 * @throws StartError when there is none
 */
export async function renewLink(context: AppContext): Promise<{ email: string; link: string }> {
  return context.db.transaction(async (tx) => {
    const person = (await administratorsOf(tx)).find(({ passwordHash }) => passwordHash === null);
    if (!person) {
      throw new StartError(
        "Chaque administrateur a déjà choisi son mot de passe : il n'y a pas de lien à refaire.",
        `Un mot de passe oublié se change sur ${context.config.BASE_URL}/password/reset/request`,
      );
    }
    const code = await sendCreationLink(context, tx, person);
    return { email: person.email, link: linkOf(context, code) };
  });
}

export function alreadyThere(email: string): StartError {
  return new StartError(
    `Le réseau a déjà un administrateur actif (${email}) : aucun autre n'a été créé.`,
    'Les suivants se créent dans le réseau, à l’écran « Administrateurs » ; un lien perdu se refait avec npm run setup -- --new-link',
  );
}

async function administratorsOf(tx: Tx): Promise<Person[]> {
  const ids = await administratorsRepository.lockActive(tx);
  const found = await Promise.all(ids.map(({ id }) => authRepository.lock(tx, id)));
  return found.filter((person) => person !== undefined);
}

const linkOf = ({ config }: AppContext, code: string) =>
  `${config.BASE_URL}/password/create/${code}`;

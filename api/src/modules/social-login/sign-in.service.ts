import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { isUniqueViolation } from '../../platform/errors';
import { refreshPersonFacts } from '../alumni/person-facts.repository';
import { admit, type Admission } from '../auth/admit';
import { maySignIn } from '../auth/auth.policy';
import { authRepository } from '../auth/auth.repository';
import { tellRegistration } from '../auth/tell-registration';
import { sendVerification } from '../auth/verification.service';
import { linkAccount } from './link-account';
import { askByMail } from './mail-link.service';
import { socialAccountsRepository } from './social-accounts.repository';
import { mayLinkAtOnce } from './social-login.policy';
import type { SocialProfile } from './social-profile';
import { SocialRefusal } from './social-refusal';

/** The holder of the address, who has not confirmed the provider account. */
interface UnconfirmedHolder {
  holder: Person;
}
type SignedIn = { person: Person } & Admission;

/**
 * Opens a session, or begins the second step, after a provider login: for the linked person, the holder of the address, or a
 * new person.
 * @throws SocialRefusal without a session, `mail_sent` among the reasons
 */
export async function signInWith(
  context: AppContext,
  request: FastifyRequest,
  profile: SocialProfile,
): Promise<SignedIn> {
  const attempt = () =>
    context.db.transaction(async (tx) => {
      const found = await findPerson(context, tx, profile);
      if ('holder' in found) return found;
      if (!maySignIn(found)) throw new SocialRefusal('refused');
      return { person: found, ...(await admit(context, tx, request, found)) };
    });
  const result = await attempt().catch((error: unknown) => {
    // Two concurrent first logins: the second attempt finds the account of the first.
    if (isUniqueViolation(error)) return attempt();
    throw error;
  });
  if (!('holder' in result)) return result;
  await askByMail(context, result.holder, profile);
  throw new SocialRefusal('mail_sent');
}

async function findPerson(
  context: AppContext,
  tx: Tx,
  profile: SocialProfile,
): Promise<Person | UnconfirmedHolder> {
  const owner = await lockOwner(tx, profile);
  if (owner) return owner;
  const { email, provider } = profile;
  if (!email) throw new SocialRefusal('no_email');
  const holder = await socialAccountsRepository.lockByEmail(tx, email);
  if (!holder) return signUp(context, tx, { ...profile, email });
  const other = await socialAccountsRepository.subjectOf(tx, holder.id, provider, 'confirmed');
  // Another first login finished meanwhile: the account is linked now.
  if (other === profile.subject) return holder;
  if (!mayLinkAtOnce(profile, other)) return { holder };
  if (maySignIn(holder)) await linkAccount(tx, holder, profile);
  return holder;
}

async function lockOwner(tx: Tx, profile: SocialProfile): Promise<Person | undefined> {
  const id = await socialAccountsRepository.ownerOf(tx, profile);
  const owner = id && (await authRepository.lock(tx, id));
  // The link may have been deleted while waiting for the lock.
  if (owner && (await socialAccountsRepository.ownerOf(tx, profile)) === id) return owner;
  return undefined;
}

/** A new person: active, not approved, without password, terms not accepted. */
async function signUp(
  context: AppContext,
  tx: Tx,
  profile: SocialProfile & { email: string },
): Promise<Person> {
  const { provider, subject, nom, prenoms, email, isEmailVerified } = profile;
  const emailVerifiedAt = isEmailVerified ? new Date() : null;
  const person = await authRepository.insert(tx, { nom, prenoms, email, emailVerifiedAt });
  await socialAccountsRepository.link(tx, person.id, { provider, subject });
  await refreshPersonFacts(tx, [person.id]);
  if (!isEmailVerified) await sendVerification(context, tx, person);
  await tellRegistration(context, tx, person);
  return person;
}

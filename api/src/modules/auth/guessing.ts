import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context';
import type { Person } from '../../platform/db/schema';
import { loginGuessingMail } from '../../platform/mail/templates/login-guessing-mail';
import { isStaff } from '@alumni/shared-contract';
import { notificationsRepository } from '../notifications/notifications.repository';
import { maySignIn } from './auth.policy';

const secondsPerDay = 86_400;
/** Below the browser's limit of ten seconds, so that the owner still gets in. */
const longestSlowdownMs = 5_000;

/** Failed sign-ins of an account, whatever the address: many addresses guess one password. */
const failuresOf = ({ config }: AppContext, email: string) => ({
  name: 'login:failures',
  of: email,
  limit: config.LOGIN_FAILURES_PER_DAY,
  windowSeconds: secondsPerDay,
});

/**
 * Delay before the next attempt at an account, in milliseconds: it grows with the failures of the
 * day and never becomes a refusal (rule 6).
 */
export async function slowdownOf(context: AppContext, email: string): Promise<number> {
  const failures = failuresOf(context, email);
  const steps = Math.floor((await context.throttles.counted(failures)) / failures.limit);
  return Math.min(steps * context.config.LOGIN_SLOWDOWN_MS, longestSlowdownMs);
}

/**
 * Counts a failed sign-in, of a wrong password or a wrong second step. Beyond the daily number, logs
 * it, and tells the staff and the person once a day.
 * @param person holder of the address, if there is one
 * @returns whether it is beyond the daily number
 */
export async function isGuess(
  context: AppContext,
  request: FastifyRequest,
  email: string,
  person: Person | undefined,
): Promise<boolean> {
  const { isOver } = await context.throttles.count(failuresOf(context, email));
  if (!isOver) return false;
  if (person && maySignIn(person)) await alert(context, request, person);
  return true;
}

async function alert(context: AppContext, request: FastifyRequest, person: Person): Promise<void> {
  const once = { name: 'login:told', of: String(person.id), limit: 1 };
  const { isOver } = await context.throttles.count({ ...once, windowSeconds: secondsPerDay });
  if (isOver) return;
  request.log.warn({ personId: person.id }, 'many failed sign-ins for one account');
  const { config, db, outbox } = context;
  await db.transaction(async (tx) => {
    await notificationsRepository.announce(tx, 'staff', 'login_guessing', {
      title: 'Connexions refusées en nombre',
      message: `${config.LOGIN_FAILURES_PER_DAY} échecs en un jour pour le compte de ${person.prenoms} ${person.nom}. Les essais sont ralentis ; la personne est prévenue par e-mail.`,
      ...(isStaff(person.idProfil)
        ? { route: 'liste_admins', params: {} }
        : { route: 'ancien_details', params: { id: String(person.id) } }),
    });
    await outbox.queue(tx, loginGuessingMail(config, person));
  });
}

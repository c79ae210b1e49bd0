import type { z } from 'zod';
import { Email, texts, type RegisterInput } from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import type { Person } from '../../platform/db/schema';
import { ApiError, fieldError, isUniqueViolation } from '../../platform/errors';
import { fieldErrors } from '../../http/error-handler';
import { openSession } from '../../http/sessions';
import { refreshPersonFacts } from '../alumni/person-facts.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { authRepository } from './auth.repository';
import { hashPassword } from './passwords';
import { tellRegistration } from './tell-registration';
import { sendVerification } from './verification.service';

type Registration = z.output<typeof RegisterInput>;

/**
 * Signs a person up: account, verification mail, notification to staff and session, in one
 * transaction.
 */
export async function register(
  context: AppContext,
  request: FastifyRequest,
  form: Registration,
): Promise<{ person: Person; sessionId: string }> {
  await throttleRegister(context, request.ip);
  const passwordHash = await hashPassword(form.password);
  try {
    return await context.db.transaction(async (tx) => {
      // Otherwise a thief could occupy the address that they took from an account.
      if (await tokensRepository.isReserved(tx, form.email)) {
        throw fieldError('email', texts.emailTaken);
      }
      const person = await authRepository.insert(tx, {
        nom: form.lastname,
        prenoms: form.firstname,
        email: form.email,
        passwordHash,
        termsAcceptedAt: new Date(),
      });
      await refreshPersonFacts(tx, [person.id]);
      await sendVerification(context, tx, person);
      await tellRegistration(context, tx, person);
      return { person, sessionId: await openSession(tx, request, person.id) };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'people_email_key')) throw fieldError('email', texts.emailTaken);
    throw error;
  }
}

/**
 * Refuses an invalid form with all its errors, a taken address included. The address lookup is
 * throttled like a sign-up.
 */
export async function refuseRegistration(
  context: AppContext,
  ip: string,
  refusal: Error,
  body: unknown,
): Promise<never> {
  const typed = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  const email = Email.safeParse(typed);
  if (!hasZodFastifySchemaValidationErrors(refusal) || !email.success) throw refusal;
  await throttleRegister(context, ip);
  const isTaken =
    (await authRepository.findByEmail(context.db, email.data)) ??
    (await tokensRepository.isReserved(context.db, email.data));
  if (!isTaken) throw refusal;
  const errors = { ...fieldErrors(refusal.validation), email: [texts.emailTaken] };
  throw new ApiError('invalid', { errors });
}

async function throttleRegister({ throttles, config }: AppContext, ip: string): Promise<void> {
  const { isOver, retryAfter } = await throttles.count({
    name: 'register:ip',
    of: ip,
    limit: config.THROTTLE_REGISTER_IP,
    windowSeconds: config.THROTTLE_WINDOW,
  });
  if (isOver) throw new ApiError('throttled', { retryAfter });
}

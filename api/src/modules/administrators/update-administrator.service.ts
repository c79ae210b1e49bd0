import type { AdministratorUpdateInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { Person } from '../../platform/db/schema';
import { ApiError, fieldError, isUniqueViolation } from '../../platform/errors';
import { sessionsRepository } from '../../http/sessions.repository';
import type { Viewer } from '../../http/viewer';
import { oldAddressMail } from '../../platform/mail/templates/old-address-mail';
import { mustOutrank } from '../alumni/alumni.policy';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { authRepository } from '../auth/auth.repository';
import { sendVerification } from '../auth/verification.service';
import { sendCreationLink } from '../passwords/send-creation-link';
import { socialAccountsRepository } from '../social-login/social-accounts.repository';
import { mustHaveFreshProof } from '../proof/proof.service';
import { tokensRepository } from '../tokens/tokens.repository';
import { isOnTheList, mustBeAdministrator, mustNotBeLast } from './administrators.policy';
import { administratorsRepository } from './administrators.repository';

type Form = Omit<z.output<typeof AdministratorUpdateInput>, 'id'>;

/**
 * Changes a staff account. A new role or address ends that person's sessions, invalidates their
 * links and informs the old address (rule 3); unchanged values change nothing.
 */
export async function updateAdministrator(
  context: AppContext,
  viewer: Viewer,
  id: number,
  form: Form,
): Promise<void> {
  await context.db
    .transaction((tx) => update(context, tx, viewer, id, form))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'people_email_key')) throw error;
      throw fieldError('email', 'Cette adresse e-mail est déjà utilisée.');
    });
}

async function update(context: AppContext, tx: Tx, viewer: Viewer, id: number, form: Form) {
  const administrators = await administratorsRepository.lockActive(tx, viewer);
  const before = await authRepository.lock(tx, id);
  if (!isOnTheList(before)) throw new ApiError('not_found');
  mustOutrank(viewer, before.idProfil);
  const { id_profil: idProfil, ...names } = form;
  const isMoved = form.email !== before.email;
  const isOtherRole = idProfil !== before.idProfil;
  if (isMoved || isOtherRole) {
    mustBeAdministrator(viewer);
    await mustHaveFreshProof({ ...context, db: tx }, viewer);
  }
  if (isOtherRole) mustNotBeLast(before, administrators);

  // The new address must be verified again.
  const changes = { ...names, idProfil, ...(isMoved && { emailVerifiedAt: null }) };
  const after = { ...before, ...changes };
  const details = change(auditedPerson(before), auditedPerson(after));
  if (Object.keys(details.after ?? {}).length === 0) return;
  await authRepository.update(tx, id, changes);
  if (isMoved) await context.outbox.queue(tx, oldAddressMail(context.config, before, 'done', null));
  if (isMoved || isOtherRole) await startAfresh(context, tx, after, isMoved);
  await recordAudit(tx, viewer, {
    action: 'administrator.update',
    targetType: 'person',
    targetId: id,
    details,
  });
}

/** Invalidates sessions and links; people without a password get a new link. */
async function startAfresh(context: AppContext, tx: Tx, person: Person, isMoved: boolean) {
  await sessionsRepository.deleteOf(tx, person.id);
  await tokensRepository.voidAll(tx, person.id);
  if (isMoved) await socialAccountsRepository.deleteOf(tx, person.id);
  if (person.isActivate === 0) return;
  if (!person.passwordHash) await sendCreationLink(context, tx, person);
  else if (isMoved) await sendVerification(context, tx, person);
}

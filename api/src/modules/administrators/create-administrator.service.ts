import type { AdministratorInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { fieldError, isUniqueViolation } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { mustOutrank } from '../alumni/alumni.policy';
import { refreshPersonFacts } from '../alumni/person-facts.repository';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { authRepository } from '../auth/auth.repository';
import { sendCreationLink } from '../passwords/send-creation-link';
import { mustHaveFreshProof } from '../proof/proof.service';
import { administratorsRepository } from './administrators.repository';

/**
 * Creates a staff account and mails a link to choose a password.
 * @throws ApiError under `email` when the address is taken, also by a second click
 */
export async function createAdministrator(
  context: AppContext,
  viewer: Viewer,
  { nom, prenoms, email, profil }: z.output<typeof AdministratorInput>,
): Promise<void> {
  mustOutrank(viewer, profil);
  await mustHaveFreshProof(context, viewer);
  try {
    await context.db.transaction(async (tx) => {
      await administratorsRepository.lockActive(tx, viewer);
      const person = await authRepository.insert(tx, { nom, prenoms, email, idProfil: profil });
      await refreshPersonFacts(tx, [person.id]);
      await sendCreationLink(context, tx, person);
      await recordAudit(tx, viewer, {
        action: 'administrator.create',
        targetType: 'person',
        targetId: person.id,
        details: change(null, auditedPerson(person)),
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'people_email_key')) throw error;
    throw fieldError('email', 'Cette adresse e-mail est déjà utilisée.');
  }
}

import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { sessionsRepository } from '../../http/sessions.repository';
import type { Viewer } from '../../http/viewer';
import { secondFactorMail } from '../../platform/mail/templates/second-factor-mail';
import { isOnTheList, mustBeAdministrator } from '../administrators/administrators.policy';
import { administratorsRepository } from '../administrators/administrators.repository';
import { recordAudit } from '../audit/audit.repository';
import { authRepository } from '../auth/auth.repository';
import { hasSecondFactor } from '../../http/enrolment';
import { secondFactorRepository } from './second-factor.repository';

/**
 * Removes the second factors of a colleague who has lost them, for administrators. Ends the
 * colleague's sessions; a mail informs the colleague, and the journal keeps it.
 * @throws ApiError `forbidden` for one's own: a stolen session must not remove them
 */
export async function resetSecondFactor(
  { config, db, outbox }: AppContext,
  viewer: Viewer,
  id: number,
): Promise<void> {
  mustBeAdministrator(viewer);
  if (id === viewer.id) throw new ApiError('forbidden');
  await db.transaction(async (tx) => {
    await administratorsRepository.lockActive(tx, viewer);
    const person = await authRepository.lock(tx, id);
    if (!isOnTheList(person) || !(await hasSecondFactor(tx, id))) throw new ApiError('not_found');
    await secondFactorRepository.deleteAll(tx, id);
    await sessionsRepository.deleteOf(tx, id);
    await outbox.queue(tx, secondFactorMail(config, person, { what: 'reset' }));
    const action = 'administrator.reset_second_factor';
    await recordAudit(tx, viewer, { action, targetType: 'person', targetId: id });
  });
}

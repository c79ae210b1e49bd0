import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import { takeTurns } from '../../platform/db/take-turns';
import { joinRequestMail } from '../../platform/mail/templates/join-request-mail';
import { tellStaff } from '../notifications/tell-staff';
import { joinUsRepository } from './join-us.repository';

interface JoinRequest {
  email: string;
  /** A category's name. */
  profession: string;
}

/**
 * Stores the request and notifies staff, unless NOTIFY_STAFF_JOIN_US is 0. The same within
 * DOUBLE_SUBMIT_WINDOW is a double click, stored and sent once.
 */
export async function askToJoin(context: AppContext, asked: JoinRequest): Promise<void> {
  const { email, profession } = asked;
  await context.db.transaction(async (tx) => {
    // A guest is known by address only.
    await takeTurns(tx, `join-us ${email}`, 0);
    const seconds = context.config.DOUBLE_SUBMIT_WINDOW;
    if (await joinUsRepository.hasTwin(tx, email, profession, seconds)) return;
    await joinUsRepository.insert(tx, email, profession);
    if (context.config.NOTIFY_STAFF_JOIN_US) await notifyStaff(context, tx, asked);
  });
}

/** A notification and a mail to each active staff member. */
async function notifyStaff(context: AppContext, tx: Tx, asked: JoinRequest): Promise<void> {
  const data = {
    title: 'Nouvelle demande',
    message: `${asked.email} (${asked.profession}) souhaite rejoindre le réseau.`,
    route: 'join_requests',
    params: {},
  };
  await tellStaff(context, tx, 'join_request', data, (email) =>
    joinRequestMail(context.config, email, asked),
  );
}

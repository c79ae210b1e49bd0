import type { AppContext } from '../../context';
import type { Tx } from '../../db/open-database';
import { takeTurns } from '../../db/take-turns';
import { joinRequestMail } from '../../mail/templates/join-request-mail';
import { tellStaff } from '../notifications/tell-staff';
import { joinUsRepository } from './join-us.repository';

interface Asked {
  email: string;
  /** A category's name. */
  profession: string;
}

/**
 * Keeps the request and tells the staff of it, unless NOTIFY_STAFF_JOIN_US is 0. The same again within
 * DOUBLE_SUBMIT_WINDOW is a second click: it is kept and told once.
 */
export async function askToJoin(context: AppContext, asked: Asked): Promise<void> {
  const { email, profession } = asked;
  await context.db.transaction(async (tx) => {
    // Of a guest nothing is known but the address.
    await takeTurns(tx, `join-us ${email}`, 0);
    const seconds = context.config.DOUBLE_SUBMIT_WINDOW;
    if (await joinUsRepository.hasTwin(tx, email, profession, seconds)) return;
    await joinUsRepository.insert(tx, email, profession);
    if (context.config.NOTIFY_STAFF_JOIN_US) await tell(context, tx, asked);
  });
}

/** A notification and a mail to each active member of staff. */
async function tell(context: AppContext, tx: Tx, asked: Asked): Promise<void> {
  const data = {
    title: 'Nouvelle demande',
    message: `${asked.email} (${asked.profession}) souhaite rejoindre le réseau.`,
    route: 'liste_ancien',
    params: {},
  };
  await tellStaff(context, tx, 'join_request', data, (email) =>
    joinRequestMail(context.config, email, asked),
  );
}

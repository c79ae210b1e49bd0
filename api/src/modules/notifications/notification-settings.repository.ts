import type { NotificationSettings } from '@alumni/shared-contract';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { notificationSettings } from '../../platform/db/schema';

/** Of a person who chose nothing. */
const defaults: NotificationSettings = {
  ...{ opportunities: 1, weekly_summary: 0, member_messages: 1, staff_mails: 1 },
};

export const notificationSettingsRepository = {
  async read(db: DbOrTx, personId: number): Promise<NotificationSettings> {
    const [row] = await db
      .select({
        opportunities: notificationSettings.opportunities,
        weekly_summary: notificationSettings.weeklySummary,
        member_messages: notificationSettings.memberMessages,
        staff_mails: notificationSettings.staffMails,
      })
      .from(notificationSettings)
      .where(eq(notificationSettings.personId, personId));
    return row ?? defaults;
  },

  /** The first summary comes on the next Monday, not for the week before it was asked for. */
  async save(
    db: DbOrTx,
    personId: number,
    { opportunities, weekly_summary, member_messages, staff_mails }: Partial<NotificationSettings>,
  ): Promise<void> {
    const changes = {
      ...(opportunities !== undefined && { opportunities }),
      ...(weekly_summary !== undefined && { weeklySummary: weekly_summary }),
      ...(weekly_summary === 1 && { summarySentAt: new Date() }),
      ...(member_messages !== undefined && { memberMessages: member_messages }),
      ...(staff_mails !== undefined && { staffMails: staff_mails }),
    };
    if (Object.keys(changes).length === 0) return;
    await db
      .insert(notificationSettings)
      .values({ personId, ...changes })
      .onConflictDoUpdate({ target: notificationSettings.personId, set: changes });
  },
};

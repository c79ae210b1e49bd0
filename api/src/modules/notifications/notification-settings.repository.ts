import type { NotificationSettings } from '@alumni/shared-contract';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { notificationSettings } from '../../platform/db/schema';

/** Of a person who chose nothing. */
const defaults: NotificationSettings = {
  opportunities: 1,
  opportunity_mails: 0,
  weekly_summary: 0,
  member_messages: 1,
  staff_mails: 1,
};

export const notificationSettingsRepository = {
  async read(db: DbOrTx, personId: number): Promise<NotificationSettings> {
    const [row] = await db
      .select({
        opportunities: notificationSettings.opportunities,
        opportunity_mails: notificationSettings.opportunityMails,
        weekly_summary: notificationSettings.weeklySummary,
        member_messages: notificationSettings.memberMessages,
        staff_mails: notificationSettings.staffMails,
      })
      .from(notificationSettings)
      .where(eq(notificationSettings.personId, personId));
    return row ?? defaults;
  },

  /** The first mails are about what comes after they were asked for. */
  async save(db: DbOrTx, personId: number, settings: Partial<NotificationSettings>): Promise<void> {
    const { opportunities, opportunity_mails, weekly_summary } = settings;
    const { member_messages, staff_mails } = settings;
    const changes = {
      ...(opportunity_mails !== undefined && { opportunityMails: opportunity_mails }),
      ...(opportunity_mails === 1 && { opportunitiesMailedAt: new Date() }),
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

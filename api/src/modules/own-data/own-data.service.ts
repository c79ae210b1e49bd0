import type { OwnData } from '@alumni/shared-contract';
import { sessionsRepository } from '../../http/sessions.repository';
import type { Viewer } from '../../http/viewer';
import type { Db } from '../../platform/db/open-database';
import { news, opportunities, type Person } from '../../platform/db/schema';
import { found } from '../../platform/errors';
import { visibilityOf } from '../alumni/alumni.policy';
import { presentAlumnus } from '../alumni/alumni.presenter';
import { approvalsRepository } from '../approvals/approvals.repository';
import { profileRepository } from '../alumni/profile.repository';
import { notificationSettingsRepository } from '../notifications/notification-settings.repository';
import { savedFiltersRepository } from '../saved-filters/saved-filters.repository';
import { presentEntry } from '../audit/journal.presenter';
import { presentSession } from '../own-sessions/own-sessions.presenter';
import { readVisibility } from '../visibility/visibility.service';
import { ownDataRepository as own } from './own-data.repository';

/** Everything that is kept about this person. */
export async function readOwnData(
  db: Db,
  reader: Pick<Viewer, 'id' | 'idProfil' | 'approved' | 'sessionHash'>,
): Promise<OwnData> {
  const viewer: Viewer = { ...reader, emailVerified: true, provedAt: new Date() };
  const { id } = viewer;
  const row = found(await profileRepository.find(db, id));
  const paths = await profileRepository.paths(db, id);
  const referents = await profileRepository.referents(db, id);
  const visibility = visibilityOf(viewer, id);
  const { email } = row.person;
  const sessions = await sessionsRepository.ofPerson(db, id);
  return {
    exported_at: new Date().toISOString(),
    profile: presentAlumnus(row, paths, referents, { viewer, visibility }),
    account: await accountOf(db, row.person),
    visibility: await readVisibility(db, id),
    saved_filters: await savedFiltersRepository.of(db, id),
    notification_settings: await notificationSettingsRepository.read(db, id),
    sessions: sessions.map((session) => presentSession(session, viewer.sessionHash)),
    provider_accounts: (await own.socialAccounts(db, id)).map((account) => ({
      provider: account.provider,
      subject: account.subject,
      confirmed_at: momentOf(account.confirmedAt),
      created_at: account.createdAt.toISOString(),
    })),
    second_factor: await secondFactorOf(db, id),
    mailed_links: (await own.tokens(db, id)).map((link) => ({
      kind: link.kind,
      email: link.email,
      created_at: link.createdAt.toISOString(),
      expires_at: link.expiresAt.toISOString(),
      used_at: momentOf(link.usedAt),
    })),
    mails: (await own.mails(db, email)).map((mail) => ({
      subject: mail.subject,
      created_at: mail.createdAt.toISOString(),
      sent_at: momentOf(mail.sentAt),
    })),
    notifications: (await own.notifications(db, id)).map(({ data, createdAt, readAt }) => ({
      text: data.message,
      created_at: createdAt.toISOString(),
      read_at: momentOf(readAt),
    })),
    dismissed_announcements: await own.dismissed(db, id),
    visits: await own.visits(db, id),
    visited: await own.visited(db, id),
    directory_usage: await own.usage(db, id),
    refusals: (await approvalsRepository.refusals(db, id)).map(({ reason, createdAt }) => ({
      reason,
      created_at: createdAt.toISOString(),
    })),
    join_requests: (await own.joinRequests(db, id, email)).map((request) => ({
      email: request.email,
      profession: request.profession,
      state: request.state,
      created_at: request.createdAt.toISOString(),
    })),
    news: (await own.written(db, news, id)).map(dated),
    opportunities: (await own.written(db, opportunities, id)).map(dated),
    journal: (await own.journal(db, id)).map((entry) => {
      const shown = presentEntry(entry, nobodyElse);
      const isAboutMe = entry.targetType === 'person' && entry.targetId === id;
      return {
        action: entry.action,
        label: shown.action,
        by_me: entry.actorId === id,
        // What staff did with others is not about them.
        changes: isAboutMe ? shown.changes : [],
        details: isAboutMe ? entry.details : {},
        created_at: entry.createdAt.toISOString(),
      };
    }),
    exports: (await own.jobs(db, id)).map(dated),
  };
}

async function accountOf(db: Db, person: Person): Promise<OwnData['account']> {
  const campuses = await own.chosenCampuses(db, person.id);
  return {
    email_verified_at: momentOf(person.emailVerifiedAt),
    has_password: person.passwordHash !== null,
    terms_accepted_at: momentOf(person.termsAcceptedAt),
    profile_completed_at: momentOf(person.profileCompletedAt),
    confirmed_at: momentOf(person.confirmedAt),
    confirmation_asked_at: momentOf(person.confirmationAskedAt),
    last_login_at: momentOf(person.lastLoginAt),
    deletion_requested_at: momentOf(person.deletionRequestedAt),
    updated_at: person.updatedAt.toISOString(),
    declared: {
      last_grade: person.declaredLastGrade,
      last_grade_year: person.declaredLastGradeYear,
      campuses: campuses.map(({ pays }) => pays),
    },
  };
}

async function secondFactorOf(db: Db, id: number): Promise<OwnData['second_factor']> {
  const { appConfirmedAt, passkeys, recoveryCodes, trusted } = await own.secondFactor(db, id);
  return {
    app_confirmed_at: momentOf(appConfirmedAt),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      created_at: createdAt.toISOString(),
      last_used_at: momentOf(lastUsedAt),
    })),
    recovery_codes_left: recoveryCodes,
    trusted_until: trusted.map(({ until }) => until.toISOString()),
  };
}

/** Other people and content are mentioned by their numbers. */
const nobodyElse = () => undefined;

const momentOf = (moment: Date | null) => moment?.toISOString() ?? null;

const dated = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  created_at: createdAt.toISOString(),
});

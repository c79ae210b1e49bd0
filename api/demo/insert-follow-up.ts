import type { JoinState } from '@alumni/shared-contract';
import type { DbOrTx } from '../src/platform/db/open-database';
import { auditEntries, joinAnswers, joinRequests } from '../src/platform/db/schema';
import { auditedPerson } from '../src/modules/audit/audited-person';
import { change } from '../src/modules/audit/change';
import { daysBefore } from './days';
import type { DemoPerson } from './people/person';
import { joinNotes, joinSenders, sampleAnswer } from './texts/join-requests';

interface Load {
  today: Date;
  people: DemoPerson[];
  /** Ids of `people`; the first two are staff. */
  ids: number[];
}

/** What staff did lately: requests to join with their answers, and a journal of approvals. */
export async function insertFollowUp(tx: DbOrTx, load: Load): Promise<void> {
  await insertRequests(tx, load);
  await insertJournal(tx, load);
}

const stateOf = (index: number): JoinState =>
  index < 7 ? 'new' : index % 3 === 0 ? 'member' : 'answered';

async function insertRequests(tx: DbOrTx, { today, ids }: Load): Promise<void> {
  // The latest has the highest id, as in life.
  const rows = joinSenders
    .map(({ email, profession }, index) => {
      const state = stateOf(index);
      const createdAt = daysBefore(today, index * 2, 8 + (index % 9));
      const isNew = state === 'new';
      return {
        email,
        profession,
        state,
        createdAt,
        note: joinNotes[index] ?? '',
        changedAt: isNew ? createdAt : daysBefore(today, Math.max(0, index * 2 - 1), 15),
        changedBy: isNew ? null : ids[index % 2],
        version: isNew ? 1 : 2,
      };
    })
    .reverse();
  const inserted = await tx.insert(joinRequests).values(rows).returning();
  const answered = inserted.filter(({ state }) => state === 'answered');
  await tx.insert(joinAnswers).values(
    answered.map(({ id, changedBy, changedAt }) => ({
      requestId: id,
      authorId: changedBy,
      createdAt: changedAt,
      ...sampleAnswer,
    })),
  );
}

/** Approvals of the last weeks, and a few other actions. */
async function insertJournal(tx: DbOrTx, { today, people, ids }: Load): Promise<void> {
  const approved = people
    .map((person, index) => ({ person, id: ids[index] as number }))
    .filter(({ person }) => person.profile === 1 && person.approved === 1)
    .slice(-48)
    .reverse();
  const entries = approved.map(({ person, id }, index) => {
    const { nom, prenoms } = person;
    const isCertified = index % 5 === 4;
    const facts = { nom, prenoms, approved: isCertified ? 1 : 0, certified: 0 } as const;
    const after = isCertified ? ({ certified: 1 } as const) : ({ approved: 1 } as const);
    return {
      actorId: ids[index % 3 === 0 ? 1 : 0],
      action: isCertified ? 'alumnus.flags' : 'alumnus.approve',
      targetType: 'person',
      targetId: id,
      details: { ...change(auditedPerson(facts), auditedPerson({ ...facts, ...after })) },
      createdAt: daysBefore(today, index, 9 + (index % 8)),
    };
  });
  await tx.insert(auditEntries).values(entries.reverse());
}

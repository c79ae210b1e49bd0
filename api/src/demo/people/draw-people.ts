import { seededRandom } from '../seeded-random';
import { demoAccounts } from './accounts';
import { addressBook } from './contact';
import { drawAlumnus } from './draw-alumnus';
import type { DemoPerson } from './person';
import type { Standing } from './standing';

export const alumniCount = 19_000;
export const waitingCount = 60;

/**
 * Everybody of the demo: the three accounts, then alumni up to 19,000, always the same for the
 * same year. The last sixty await approval.
 */
export function drawPeople(today: Date): DemoPerson[] {
  const random = seededRandom(1994);
  const accounts = demoAccounts(today.getUTCFullYear());
  const addressOf = addressBook(random);
  const drawn = alumniCount - accounts.filter((person) => person.profile === 1).length;
  const alumni = Array.from({ length: drawn }, (_, index) =>
    drawAlumnus({ random, addressOf, today }, standingOf(index, drawn)),
  );
  return [...accounts, ...alumni];
}

/** One account in seventy sleeps; some of the approved still show who vouched for them. */
function standingOf(index: number, count: number): Standing {
  if (index >= count - waitingCount) return { kind: 'waiting', needsReferents: true };
  if (index % 70 === 17) return { kind: 'asleep', needsReferents: false };
  return { kind: 'approved', needsReferents: index % 9 === 4 };
}

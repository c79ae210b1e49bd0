import { seededRandom } from '../seeded-random';
import { demoAccounts } from './accounts';
import { addressBook } from './contact';
import { drawAlumnus } from './draw-alumnus';
import type { DemoPerson } from './person';
import { secondRecord } from './second-record';
import type { AccountState } from './account-state';

export const alumniCount = 19_000;
export const waitingCount = 60;

/**
 * All people of the demo: three accounts, then alumni up to 19,000; deterministic for a given year.
 * The last sixty await approval.
 */
export function drawPeople(today: Date): DemoPerson[] {
  const random = seededRandom(1994);
  const accounts = demoAccounts(today.getUTCFullYear());
  const addressOf = addressBook(random);
  const drawn = alumniCount - accounts.filter((person) => person.profile === 1).length;
  const alumni = Array.from({ length: drawn }, (_, index) =>
    drawAlumnus({ random, addressOf, today }, accountStateOf(index, drawn)),
  );
  for (let index = everyNth; index < drawn - waitingCount; index += everyNth) {
    const person = alumni[index - 1]!;
    const email = addressOf(person.nom, person.prenoms);
    alumni[index] = secondRecord(person, email, index / everyNth);
  }
  return [...accounts, ...alumni];
}

/** One person in so many is in the directory twice. */
const everyNth = 1_500;

/** One account in seventy is deactivated; some approved ones still have referents. */
function accountStateOf(index: number, count: number): AccountState {
  if (index >= count - waitingCount) return { kind: 'waiting', needsReferents: true };
  if (index % 70 === 17) return { kind: 'deactivated', needsReferents: false };
  return { kind: 'approved', needsReferents: index % 9 === 4 };
}

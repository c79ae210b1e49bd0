import type { SeededRandom } from '../seeded-random';
import { typeNames } from '../texts/community';
import type { DemoPerson } from './person';

/** State of a demo account. */
export interface AccountState {
  kind: 'approved' | 'waiting' | 'deactivated';
  needsReferents: boolean;
}

type Flags = Pick<
  DemoPerson,
  | 'isActivate'
  | 'approved'
  | 'certified'
  | 'sleepReason'
  | 'type'
  | 'registered'
  | 'emailVerified'
  | 'lastLogin'
  | 'logins'
  | 'views'
>;

/** The site opened in December 2019; nobody registered before. */
const openDays = 2_500;

export function drawAccountState(random: SeededRandom, { kind }: AccountState): Flags {
  if (kind === 'waiting') return waiting(random);
  const registered = 20 + Math.floor(openDays * random.next() ** 1.3);
  const logins = random.chance(0.3) ? random.int(0, 2) : random.int(1, 140);
  return {
    isActivate: kind === 'deactivated' ? 0 : 1,
    sleepReason: kind === 'deactivated' ? random.pick(['staff', 'inactivity'] as const) : null,
    approved: 1,
    certified: random.chance(0.38) ? 1 : 0,
    type: random.chance(0.72) ? random.weighted(types) : null,
    registered,
    emailVerified: true,
    logins,
    lastLogin: logins > 0 ? random.int(0, Math.min(registered, 400)) : null,
    views: Math.floor(240 * random.next() ** 3),
  };
}

/** Registered in the last weeks; one in eight has not verified the address. */
const waiting = (random: SeededRandom): Flags => ({
  isActivate: 1,
  sleepReason: null,
  approved: 0,
  certified: 0,
  type: null,
  registered: random.int(0, 21),
  emailVerified: random.chance(0.875),
  logins: random.int(1, 3),
  lastLogin: 0,
  views: random.int(0, 4),
});

const [premium, active, young, mentor, ambassador] = typeNames;
const types = [
  [active, 52],
  [young, 24],
  [mentor, 12],
  [premium, 8],
  [ambassador, 4],
] as const;

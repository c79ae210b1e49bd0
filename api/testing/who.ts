import type { Client } from './client';
import type { Role, TestApi } from './test-api';

export type Who = 'guest' | Role;

/** The browser of one of the four kinds of people, for tables of permissions. */
export function browserOf(api: TestApi, who: Who): Client {
  return who === 'guest' ? api.guest : api.as(who);
}

/** The four kinds with their statuses, typed by hand: guest, member, accountant, administrator. */
export function statuses(
  guest: number,
  member: number,
  accountant: number,
  administrator: number,
): [Who, number][] {
  return [
    ['guest', guest],
    ['member', member],
    ['accountant', accountant],
    ['administrator', administrator],
  ];
}

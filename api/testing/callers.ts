import { eq } from 'drizzle-orm';
import { people, type Person } from '../src/platform/db/schema';
import type { Client } from './client';
import { buildAccountant, buildAdministrator, buildAlumnus } from './factories';
import type { TestApi } from './test-api';

/** Kinds of callers, in the order of the table in `routes.test.ts`. */
export const callers = [
  'guest',
  'unverified',
  'member',
  'other member',
  'accountant',
  'administrator',
  'deactivated',
] as const;
export type Caller = (typeof callers)[number];

/** A browser of one kind of caller, and the person whose data the call is about. */
export interface Scene {
  api: TestApi;
  browser: Client;
  /** The caller for the unverified, the member and the deactivated; otherwise a member. */
  owner: Person;
}

const build: Record<Exclude<Caller, 'guest'>, typeof buildAlumnus> = {
  unverified: (db) => buildAlumnus(db, { emailVerifiedAt: null }),
  member: buildAlumnus,
  'other member': buildAlumnus,
  accountant: buildAccountant,
  administrator: buildAdministrator,
  deactivated: buildAlumnus,
};
const owning = new Set<Caller>(['unverified', 'member', 'deactivated']);

/** New people for each call, so that calls do not affect each other. */
export async function sceneOf(api: TestApi, caller: Caller): Promise<Scene> {
  const actor = caller === 'guest' ? null : await build[caller](api.db);
  const owner = actor && owning.has(caller) ? actor : await buildAlumnus(api.db);
  const browser = actor ? api.as(actor) : api.guest;
  if (caller === 'deactivated') await deactivate(api, browser, owner);
  return { api, browser, owner };
}

/** Sign in first: deactivating the account ends the session. */
async function deactivate(api: TestApi, browser: Client, { id }: Person): Promise<void> {
  await browser.get('/api/v2/auth/user');
  await api.db.update(people).set({ isActivate: 0, sleepReason: 'staff' }).where(eq(people.id, id));
}

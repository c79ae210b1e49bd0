import type { AlumniGroups } from '@alumni/shared-contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Viewer } from '../../http/viewer';
import type { Db } from '../../platform/db/open-database';
import { people } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import { directoryVisibility, filtersFor, type Visibility } from './alumni.policy';
import { directoryCondition } from './directory-filters';
import { directoryVersion } from './directory-totals';
import { groupsRepository as groups } from './groups.repository';

type Groups = Omit<AlumniGroups, 'own'>;

/**
 * Counts the people whom a viewer finds, by class, country, city, employer and field: the same people as
 * the list, and no employer that its owner hides (rule 31). The counts are kept until a person's
 * facts change, in any process.
 */
export function alumniGroups() {
  const kept = new Map<Visibility, { version: string | undefined; groups: Groups }>();

  /** @throws ApiError for a member who waits for approval: these facts are withheld (rule 8) */
  return async function read(db: Db, viewer: Viewer): Promise<AlumniGroups> {
    const visibility = directoryVisibility(viewer);
    if (visibility === 'reduced') throw new ApiError('not_approved');
    const everybody = await directoryCondition(db, filtersFor(visibility, {}));
    // Read before the counts: after a change meanwhile, the next call counts again.
    const version = await directoryVersion(db);
    let known = kept.get(visibility);
    if (known?.version !== version) {
      known = { version, groups: await countGroups(db, visibility, everybody) };
      kept.set(visibility, known);
    }
    return { own: await ownClass(db, viewer.id, everybody), ...known!.groups };
  };
}

async function countGroups(db: Db, visibility: Visibility, everybody: SQL): Promise<Groups> {
  const withEmployer =
    visibility === 'everything'
      ? everybody
      : and(everybody, eq(people.visibleEmployeur, 'members'))!;
  return {
    promotion: await groups.byYear(db, everybody),
    pays_residence: await groups.byCountry(db, everybody),
    ville: await groups.byCity(db, everybody),
    employeur: await groups.byEmployer(db, withEmployer),
    filiere: await groups.byField(db, everybody),
  };
}

async function ownClass(db: Db, viewerId: number, everybody: SQL): Promise<AlumniGroups['own']> {
  const own = await groups.classOf(db, viewerId);
  if (!own) return null;
  return { ...own, total: await groups.countClass(db, everybody, own) };
}

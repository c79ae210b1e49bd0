import { calm, useAnswer } from '@alumni/shared-auth';
import type { AlumniGroups } from '@alumni/shared-contract';

/** People of the directory, counted by class, country, employer and field. */
export const useAlumniGroups = (isAllowed: boolean) =>
  useAnswer<AlumniGroups>(isAllowed ? '/api/v2/alumni/groups' : null, calm);

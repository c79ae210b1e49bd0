import { useCan, useSession } from '@alumni/shared-auth';

/** Whether the API sends names, campuses, years and professions only (rule 8). */
export function useWaitsForApproval(): boolean {
  const isStaff = useCan('alumnus:update');
  const { user } = useSession();
  return !isStaff && user?.approved === 0;
}

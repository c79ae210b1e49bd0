import type { AlumniType } from '@alumni/shared-contract';
import type { AlumniTypeRow } from './alumni-types.repository';

export function presentAlumniType({ id, name, advantageIds }: AlumniTypeRow): AlumniType {
  return {
    id,
    name,
    advantages: advantageIds.map((advantageId) => ({ advantage_id: advantageId })),
  };
}

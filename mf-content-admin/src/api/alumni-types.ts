import { calm, http, useAnswer, useRefresh } from '@alumni/shared-auth';
import type {
  AlumniTypeInput,
  AlumniTypesReply,
  AssignAdvantagesInput,
} from '@alumni/shared-contract';

const root = '/api/v2/alumni-types';

export function useAlumniTypes() {
  return useAnswer<AlumniTypesReply>(root, calm);
}

/** The same list, for guests. */
export function useAlumniTypesForDisplay() {
  return useAnswer<AlumniTypesReply>(`${root}/get/for-display`, calm);
}

export type TypesLoad = ReturnType<typeof useAlumniTypes>;

/** Writes; each refetches the visible list. */
export function useAlumniTypeWrites() {
  const refresh = useRefresh(root);
  return {
    create: (form: AlumniTypeInput) => http.post(root, form).then(refresh),
    update: (id: number, form: AlumniTypeInput) => http.put(`${root}/${id}`, form).then(refresh),
    remove: (id: number) => http.delete(`${root}/${id}`).then(refresh),
    /** Replaces the advantages of a type. */
    assign: (id: number, advantageIds: readonly number[]) => {
      const body: AssignAdvantagesInput = {
        alumni_type_id: id,
        type_advantages: advantageIds.map((advantageId) => ({ id: advantageId })),
      };
      return http.post(`${root}/${id}/assign-advantages`, body).then(refresh);
    },
  };
}

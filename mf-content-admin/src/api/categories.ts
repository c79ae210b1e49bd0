import { calm, http, multipart, useAnswer, useRefresh } from '@alumni/shared-auth';
import type { CategoriesReply, CategoryInput } from '@alumni/shared-contract';
import type { Submission } from '@alumni/shared-ui/form';

const root = '/api/v2/alumni-categories';

/** Form values; no picture: the stored one stays. */
export interface CategoryForm extends CategoryInput {
  cover_picture?: File | null;
}

export function useCategories() {
  return useAnswer<CategoriesReply>(root, calm);
}

/** Writes; each refetches the visible list. */
export function useCategoryWrites() {
  const refresh = useRefresh(root);
  return {
    create: (form: CategoryForm, submission: Submission) =>
      http.post(root, multipart(form), submission).then(refresh),
    update: (id: number, form: CategoryForm, submission: Submission) =>
      http.post(`${root}/${id}`, multipart(form), submission).then(refresh),
    remove: (id: number) => http.delete(`${root}/${id}`).then(refresh),
  };
}

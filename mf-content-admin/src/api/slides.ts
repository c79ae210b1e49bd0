import { calm, http, multipart, useAnswer, useRefresh } from '@alumni/shared-auth';
import type { SlideInput, SlidesReply } from '@alumni/shared-contract';
import type { Submission } from '@alumni/shared-ui/form';
import { queryString } from '@alumni/shared-ui/router';

const root = '/api/v2/home-slides';

/** Form values; no picture: the stored one stays. */
export interface SlideForm extends SlideInput {
  cover_picture?: File | null;
}

/** One page of the slides, in the order of the home page. */
export function useSlides(page: number) {
  return useAnswer<SlidesReply>(`${root}${pageQuery(page)}`, { ...calm, keepPreviousData: true });
}

/** The first page has no number, like the preload of remote.json. */
const pageQuery = (page: number) => queryString({ page: page > 1 ? page : undefined, paginate: 1 });

/** Writes; each refetches the visible list. */
export function useSlideWrites() {
  const refresh = useRefresh(root);
  return {
    create: (form: SlideForm, submission: Submission) =>
      http.post(root, multipart(form), submission).then(refresh),
    update: (id: number, form: SlideForm, submission: Submission) =>
      http.post(`${root}/${id}`, multipart(form), submission).then(refresh),
    remove: (id: number) => http.delete(`${root}/${id}`).then(refresh),
  };
}

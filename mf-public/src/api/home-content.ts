import { calm, useAnswer } from '@alumni/shared-auth';
import {
  type Advantage,
  type AdvantagesReply,
  type AlumniType,
  type AlumniTypesReply,
  type CategoriesReply,
  type Category,
  type Slide,
  type SlidesForDisplayReply,
} from '@alumni/shared-contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

export interface Content<Item> {
  items: Item[];
  isLoading: boolean;
}

/** Slides of the hero; empty while loading, after a failure, and when there are none. */
export function useSlides(): Content<Slide> {
  const { data, isLoading } = useAnswer<SlidesForDisplayReply>(
    '/api/v2/home-slides/get/for-display',
    calm,
  );
  return { items: data?.slides ?? [], isLoading };
}

/**
 * Cards of 'Rejoignez notre réseau', which are also the professions of the forms.
 * @param isNeeded false: no call
 */
export function useCategories(isNeeded = true): Content<Category> {
  const { data, isLoading } = useAnswer<CategoriesReply>(
    isNeeded ? '/api/v2/alumni-categories/get/for-display' : null,
    calm,
  );
  return { items: data?.categories ?? [], isLoading };
}

const typesAddress = '/api/v2/alumni-types/get/for-display';

/** Whether the types are already cached. */
export function useHasAlumniTypes(): boolean {
  const { cache } = useSWRConfig();
  const [isThere] = useState(() => cache.get(typesAddress)?.data !== undefined);
  return isThere;
}

export function useAlumniTypes(): Content<AlumniType> {
  const { data, isLoading } = useAnswer<AlumniTypesReply>(typesAddress, calm);
  return { items: data?.types ?? [], isLoading };
}

/** Every advantage; types refer to them by `advantage_id`. */
export function useAdvantages(): Content<Advantage> {
  const { data, isLoading } = useAnswer<AdvantagesReply>(
    '/api/v2/advantages/get/for-display',
    calm,
  );
  return { items: data?.advantages ?? [], isLoading };
}

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
import useSWR, { useSWRConfig } from 'swr';
import { get } from './get';

/** The home page shows its fallback after a failure: no automatic retry. */
const silent = { shouldRetryOnError: false, revalidateOnFocus: false };

export interface Content<Item> {
  items: Item[];
  isLoading: boolean;
}

/** Slides of the hero; empty while loading, after a failure, and when there are none. */
export function useSlides(): Content<Slide> {
  const { data, isLoading } = useSWR(
    '/api/v2/home-slides/get/for-display',
    get<SlidesForDisplayReply>,
    silent,
  );
  return { items: data?.slides ?? [], isLoading };
}

/**
 * Cards of 'Rejoignez notre réseau', which are also the professions of the forms.
 * @param isNeeded false: no call
 */
export function useCategories(isNeeded = true): Content<Category> {
  const { data, isLoading } = useSWR(
    isNeeded && '/api/v2/alumni-categories/get/for-display',
    get<CategoriesReply>,
    silent,
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
  const { data, isLoading } = useSWR(typesAddress, get<AlumniTypesReply>, silent);
  return { items: data?.types ?? [], isLoading };
}

/** Every advantage; types refer to them by `advantage_id`. */
export function useAdvantages(): Content<Advantage> {
  const { data, isLoading } = useSWR(
    '/api/v2/advantages/get/for-display',
    get<AdvantagesReply>,
    silent,
  );
  return { items: data?.advantages ?? [], isLoading };
}

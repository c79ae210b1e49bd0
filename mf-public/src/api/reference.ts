import { useAnswer } from '@alumni/shared-auth';
import { professions, type CategoriesReply } from '@alumni/shared-contract';

/** A profession to choose: id of its category, or its name. */
export interface Profession {
  value: number | string;
  label: string;
}

/** The alumni categories; those of the description when they cannot be loaded. */
export function useProfessions(): readonly Profession[] {
  const { data, error } = useAnswer<CategoriesReply>('/api/v2/alumni-categories', {
    revalidateOnFocus: false,
  });
  if (data) return data.categories.map(({ id, name }) => ({ value: id, label: name }));
  return error === undefined ? [] : professions.map((name) => ({ value: name, label: name }));
}

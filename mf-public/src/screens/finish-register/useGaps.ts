import { useForm, useFormState } from 'react-final-form';
import { labelOf, placeOf, stepOf } from './steps';

/** A field that prevents submitting. */
export interface Gap {
  label: string;
  step: number;
  /** true: empty; false: invalid. */
  isMissing: boolean;
}

/** Missing and invalid fields, in screen order; null until the fields are registered. */
export function useGaps(): readonly Gap[] | null {
  const form = useForm();
  useFormState({ subscription: { errors: true, values: true } });
  const fields = form.getRegisteredFields();
  if (fields.length === 0) return null;
  return (
    fields
      .filter((name) => form.getFieldState(name)?.error !== undefined)
      // A date's calendar registers its field again, as the last.
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map((name) => ({ label: labelOf(name), step: stepOf(name), isMissing: isMissing(name) }))
  );

  function isMissing(name: string): boolean {
    const value = form.getFieldState(name)?.value as unknown;
    return !value || value === 'not_accepted' || (Array.isArray(value) && value.length === 0);
  }
}

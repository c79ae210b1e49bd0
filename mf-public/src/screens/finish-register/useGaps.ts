import { useForm, useFormState } from 'react-final-form';
import { labelOf, stepOf } from './steps';

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
  return fields
    .filter((name) => form.getFieldState(name)?.error !== undefined)
    .map((name) => ({ label: labelOf(name), step: stepOf(name), isMissing: isMissing(name) }))
    .sort((one, other) => one.step - other.step);

  function isMissing(name: string): boolean {
    const value = form.getFieldState(name)?.value as unknown;
    return !value || value === 'not_accepted' || (Array.isArray(value) && value.length === 0);
  }
}

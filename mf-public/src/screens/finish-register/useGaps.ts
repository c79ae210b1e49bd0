import { useForm, useFormState } from 'react-final-form';
import { labelOf, stepOf } from './steps';

/** A field that keeps the form from being sent. */
export interface Gap {
  label: string;
  step: number;
  /** Nothing is there yet; otherwise what is there must be corrected. */
  isMissing: boolean;
}

/** What is still to do, in the order of the screen; null until the fields are there. */
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

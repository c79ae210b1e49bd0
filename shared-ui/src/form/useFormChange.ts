import { useCallback } from 'react';
import { useForm } from 'react-final-form';
import { useFormShared } from './form-context';

/**
 * Sets a field from outside, like an edit: its server message is cleared.
 * @returns a stable function
 * @throws {Error} outside a `Form`
 */
export function useFormChange(): (name: string, value: unknown) => void {
  const form = useForm();
  const { clearServerError } = useFormShared();
  return useCallback(
    (name, value) => {
      clearServerError(name);
      form.change(name, value);
    },
    [form, clearServerError],
  );
}

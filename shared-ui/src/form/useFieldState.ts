import { getIn } from 'final-form';
import { useEffect, useReducer, useRef } from 'react';
import { useForm } from 'react-final-form';

type Rule = (value: unknown, values: object) => string | undefined;

const watched = {
  value: true,
  error: true,
  touched: true,
  modified: true,
  submitFailed: true,
} as const;

/**
 * State of one value. Not react-final-form's `useField`: version 7 restores the initial value when
 * a name is registered again, so a row that moves up would show the previous row's values.
 */
export function useFieldState<Value>(name: string, rule?: Rule) {
  const form = useForm();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latestRule = useRef(rule);
  useEffect(() => {
    latestRule.current = rule;
  });
  useEffect(
    () =>
      form.registerField(name, redraw, watched, {
        getValidator: () => (value, values) => latestRule.current?.(value, values),
        isEqual: sameValue,
      }),
    [form, name],
  );
  const state = form.getFieldState(name);
  return {
    value: getIn(form.getState().values ?? {}, name) as Value | undefined,
    error: typeof state?.error === 'string' ? state.error : undefined,
    /**
     * Edited and left, or submitted: errors may show. Not on a mere blur: the message would move
     * the button under the pointer.
     */
    isJudged: Boolean((state?.touched && state.modified) || state?.submitFailed),
    change: (value: Value | null) => form.change(name, value),
    blur: () => form.blur(name),
  };
}

/** null, '' and [] all count as empty. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

/** Whether two values would be sent as the same; makes a field pristine again. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other || (isBlank(one) && isBlank(other))) return true;
  if (typeof one !== 'object' || one instanceof Blob || other instanceof Blob) return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

import { useId, type ReactNode } from 'react';
import { useFormShared } from './form-context';
import { isBlank, useFieldState } from './useFieldState';

/** What every field takes. */
export interface FieldProps {
  /** Path of the value, as the server names it: `email`, `referents.1.email`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Said when a required field is left empty. */
  requiredText?: string;
  /** A rule of this field; it runs after `required`. Returns what is wrong, in French. */
  validate?: (value: never, values: object) => string | undefined;
  /** Another field whose message of the server shows here too, when this one has none. */
  errorOf?: string;
  /** What to do about a message, read with it: links to the way on. */
  errorHelp?: (error: string) => ReactNode;
  /** Another field whose message of the server leaves when this one is edited. */
  clears?: string;
}

export interface BoundField<Value> {
  id: string;
  name: string;
  value: Value | undefined;
  change: (value: Value | null) => void;
  blur: () => void;
  /** What to show now: the server's message first, then ours once the field was left or sent. */
  error: string | undefined;
  errorHelp?: ReactNode;
  /** Ids of hint and error, for aria-describedby. */
  describedBy: (hint: ReactNode) => string | undefined;
  /** id, name, required, disabled and the ARIA state, for the control itself. */
  control: (hint: ReactNode) => ControlAttributes;
}

interface ControlAttributes {
  id: string;
  name: string;
  required: boolean | undefined;
  disabled: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'data-invalid': true | undefined;
}

export const requiredMessage = 'Ce champ est obligatoire.';

/** Binds a control to the form: value, rules, and the server's message for that name. */
export function useFormField<Value>(props: FieldProps): BoundField<Value> {
  const {
    name,
    required,
    requiredText = requiredMessage,
    validate,
    disabled,
    errorOf,
    clears,
  } = props;
  const id = useId();
  const { serverErrors, clearServerError } = useFormShared();
  const rule = (value: unknown, values: object) =>
    required && isBlank(value) ? requiredText : validate?.(value as never, values);
  const state = useFieldState<Value>(name, rule);
  const shared = errorOf === undefined ? undefined : serverErrors[errorOf];
  const error = serverErrors[name] ?? shared ?? (state.isJudged ? state.error : undefined);
  return {
    id,
    name,
    value: state.value,
    change: (value) => {
      for (const field of [name, errorOf, clears]) if (field) clearServerError(field);
      state.change(value);
    },
    blur: state.blur,
    errorHelp: error && props.errorHelp?.(error),
    ...showing({ id, name, required, disabled }, error),
  };
}

/** What a control and its notes show of an error; `showing(field.control(null), …)` changes it. */
export function showing(
  {
    id,
    name,
    required,
    disabled,
  }: Pick<ControlAttributes, 'id' | 'name' | 'required' | 'disabled'>,
  error: string | undefined,
): Pick<BoundField<unknown>, 'error' | 'describedBy' | 'control'> {
  const describedBy = (hint: ReactNode) =>
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const invalid = error ? true : undefined;
  return {
    error,
    describedBy,
    control: (hint) => ({
      id,
      name,
      required,
      disabled,
      'aria-invalid': invalid,
      'aria-describedby': describedBy(hint),
      'data-invalid': invalid,
    }),
  };
}

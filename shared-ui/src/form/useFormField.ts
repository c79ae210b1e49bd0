import { useId, type ReactNode } from 'react';
import { useFormShared } from './form-context';
import { isBlank, useFieldState } from './useFieldState';

/** Props of every field. */
export interface FieldProps {
  /** Path of the value, as on the server: `email`, `referents.1.email`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Message when a required field is empty. */
  requiredText?: string;
  /** Validation after `required`. Returns the French message, or undefined. */
  validate?: (value: never, values: object) => string | undefined;
  /** Another field whose server message is shown here when this one has none. */
  errorOf?: string;
  /** Rendered after a message and read with it: links to a solution. */
  errorHelp?: (error: string) => ReactNode;
  /** Another field whose server message is cleared when this one is edited. */
  clears?: string;
}

/** A control's state and handlers. */
export interface BoundField<Value> {
  id: string;
  name: string;
  value: Value | undefined;
  change: (value: Value | null) => void;
  blur: () => void;
  /** Current message: the server's first, then ours once the field was left or submitted. */
  error: string | undefined;
  errorHelp?: ReactNode;
  /** Ids of hint and error, for aria-describedby. */
  describedBy: (hint: ReactNode) => string | undefined;
  /** id, name, required, disabled and ARIA state of the control. */
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

const requiredMessage = 'Ce champ est obligatoire.';

/**
 * Binds a control to the form: value, validation, and the server message of that name. For controls
 * that this entry point does not have; render them in a `FieldSet`.
 * @throws {Error} outside a `Form`
 */
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

/**
 * Attributes that show an error on a control and its notes; override with
 * `showing(field.control(null), …)`.
 */
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

import { dateRule } from './date-text';
import { useFormField, type BoundField, type FieldProps } from './useFormField';

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD */
  min?: string;
  max?: string;
  autoComplete?: 'bday' | 'off';
}

/** A field with a day as YYYY-MM-DD, within its bounds; an invalid date is its error. */
export function useDateField(props: DateFieldProps): BoundField<string> {
  const { min, max, validate } = props;
  return useFormField<string>({
    ...props,
    validate: (value: string | undefined, values) =>
      dateRule(value, { min, max }) ?? validate?.(value as never, values),
  });
}

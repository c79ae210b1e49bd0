import { dateRule } from './date-text';
import type { DateFieldProps } from './DateField';
import { useFormField, type BoundField } from './useFormField';

/** A field with a day as YYYY-MM-DD, within its bounds; an invalid date is its error. */
export function useDateField(props: DateFieldProps): BoundField<string> {
  const { min, max, validate } = props;
  return useFormField<string>({
    ...props,
    validate: (value: string | undefined, values) =>
      dateRule(value, { min, max }) ?? validate?.(value as never, values),
  });
}

import { dateRule, isDay, leftDate } from './date-text';
import { useFormField, type BoundField, type FieldProps } from '../form/useFormField';

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD */
  min?: string;
  max?: string;
  autoComplete?: 'bday' | 'off';
}

interface DateField extends BoundField<string> {
  /** On blur: 1/4/1999 is complete too, and an incomplete text goes to the form. */
  leave: (text: string) => void;
}

/** A field with a day as YYYY-MM-DD, within its bounds; an invalid date is its error. */
export function useDateField(props: DateFieldProps): DateField {
  const { min, max, validate } = props;
  const field = useFormField<string>({
    ...props,
    validate: (value: string | undefined, values) =>
      dateRule(value, { min, max }) ?? validate?.(value as never, values),
  });
  function leave(text: string) {
    if (text !== '' && !isDay(field.value ?? '')) field.change(leftDate(text));
    field.blur();
  }
  return { ...field, leave };
}

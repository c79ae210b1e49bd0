import control from './control.module.css';
import { FieldFrame } from './FieldFrame';
import { useFormField, type FieldProps } from './useFormField';

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD */
  min?: string;
  max?: string;
  autoComplete?: 'bday' | 'off';
}

/** A calendar day, YYYY-MM-DD; the browser shows it in the reader's own order. */
export function DateField(props: DateFieldProps) {
  const { label, hint, required, min, max, autoComplete = 'off' } = props;
  const field = useFormField<string>(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <input
        {...field.control(hint)}
        type="date"
        className={control['control']}
        value={field.value ?? ''}
        min={min}
        max={max}
        autoComplete={autoComplete}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}

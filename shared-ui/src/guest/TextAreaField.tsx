import { cx } from '../cx';
import control from '../form/control.module.css';
import { FieldFrame } from '../form/FieldFrame';
import type { TextAreaFieldProps } from '../form/field-props';
import { useFormField } from '../form/useFormField';

/** Text of several lines (8 by default); the form holds a string. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, required, rows = 8, placeholder, maxLength } = props;
  const field = useFormField<string>(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <textarea
        {...field.control(hint)}
        className={cx(control.control, control.area)}
        rows={rows}
        value={field.value ?? ''}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}

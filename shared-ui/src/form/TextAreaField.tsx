import control from './control.module.css';
import { cx } from '../cx';
import { FieldFrame } from './FieldFrame';
import { useFormField, type FieldProps } from './useFormField';

export interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  placeholder?: string;
  maxLength?: number;
}

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

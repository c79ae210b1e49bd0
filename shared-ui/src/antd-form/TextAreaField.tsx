import TextArea from 'antd/es/input/TextArea';
import { FieldFrame } from '../form/FieldFrame';
import type { TextAreaFieldProps } from '../form/field-props';
import { useFormField } from '../form/useFormField';

/** antd's TextArea bound to the form: text of several lines (8 by default). */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, required, rows = 8, placeholder, maxLength } = props;
  const field = useFormField<string>(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <TextArea
        {...field.control(hint)}
        rows={rows}
        status={field.error ? 'error' : undefined}
        value={field.value ?? ''}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}

import Input from 'antd/es/input/Input';
import { FieldFrame } from '../form/FieldFrame';
import type { TextFieldProps } from '../form/field-props';
import { useFormField } from '../form/useFormField';

/** antd's Input bound to the form: one line of text; the form holds a string. */
export function TextField(props: TextFieldProps) {
  const { label, hint, required, type = 'text', autoComplete = 'off' } = props;
  const field = useFormField<string>(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <Input
        {...field.control(hint)}
        type={type}
        status={field.error ? 'error' : undefined}
        value={field.value ?? ''}
        autoComplete={autoComplete}
        inputMode={props.inputMode}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        autoCapitalize={props.autoCapitalize}
        spellCheck={props.spellCheck}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}

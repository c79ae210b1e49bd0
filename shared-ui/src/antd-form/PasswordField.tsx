import Password from 'antd/es/input/Password';
import { FieldFrame } from '../form/FieldFrame';
import type { PasswordFieldProps } from '../form/field-props';
import { useFormField } from '../form/useFormField';

/** antd's Input.Password bound to the form, with its button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, required, autoComplete } = props;
  const field = useFormField<string>(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <Password
        {...field.control(hint)}
        status={field.error ? 'error' : undefined}
        value={field.value ?? ''}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}

import control from '../form/control.module.css';
import { FieldFrame } from '../form/FieldFrame';
import type { TextFieldProps } from '../form/field-props';
import { useFormField } from '../form/useFormField';

/** One line of text; the form holds a string. Untrimmed: the API trims. */
export function TextField(props: TextFieldProps) {
  const { label, hint, required, type = 'text', autoComplete = 'off' } = props;
  const field = useFormField<string>(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <input
        {...field.control(hint)}
        type={type}
        className={control.control}
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

import { emailRule, type TextFieldProps } from '../form/TextField';
import { TextField } from './TextField';

/** An e-mail address; `autoComplete="off"` when it belongs to somebody else. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="email"
      validate={emailRule}
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

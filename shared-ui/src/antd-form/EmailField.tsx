import { emailRule, type TextFieldProps } from '../form/TextField';
import { TextField } from './TextField';

/**
 * An e-mail address, checked for a plausible form only. Set `autoComplete="off"` when the address
 * is of another person.
 */
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

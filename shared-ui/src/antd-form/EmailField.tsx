import { emailRule } from '../form/email-rule';
import type { ReadyTextFieldProps } from '../form/field-props';
import { TextField } from './TextField';

/**
 * An e-mail address, checked for a plausible form only. Set `autoComplete="off"` when the address
 * is of another person.
 */
export function EmailField(props: ReadyTextFieldProps) {
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

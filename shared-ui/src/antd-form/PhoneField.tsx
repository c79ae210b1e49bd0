import type { ReadyTextFieldProps } from '../form/field-props';
import { phoneRule } from './phone-rule';
import { TextField } from './TextField';

/**
 * A phone number as text: a number input would lose leading zeros. Validated by rule 17, with the
 * country of the field `pays_residence`.
 */
export function PhoneField(props: ReadyTextFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      placeholder="00228 90 12 34 56"
      validate={phoneRule()}
      {...props}
      type="tel"
      inputMode="tel"
    />
  );
}

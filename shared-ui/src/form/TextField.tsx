import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import control from './control.module.css';
import { FieldFrame } from './FieldFrame';
import { phoneRule } from './phone-rule';
import { useFormField, type FieldProps } from './useFormField';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** 'off' by default: set it only where the field is about the person who types. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  maxLength?: number;
  autoCapitalize?: string;
  spellCheck?: boolean;
}

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

type Ready = Omit<TextFieldProps, 'type' | 'inputMode'>;

/**
 * An e-mail address, checked for a plausible form only. Set `autoComplete="off"` when the address
 * is of another person.
 */
export function EmailField({ autoComplete = 'email', validate = emailRule, ...rest }: Ready) {
  return (
    <TextField
      {...rest}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      validate={validate}
    />
  );
}

export function emailRule(value: string | undefined): string | undefined {
  const plausible = !value?.trim() || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());
  return plausible ? undefined : 'Indiquez une adresse e-mail, par exemple prenom@exemple.com.';
}

/**
 * A phone number as text: a number input would lose leading zeros. Validated by rule 17, with the
 * country of the field `pays_residence`.
 */
export function PhoneField({
  autoComplete = 'tel',
  placeholder = '00228 90 12 34 56',
  validate = phoneRule(),
  ...rest
}: Ready) {
  return (
    <TextField
      {...rest}
      validate={validate}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder={placeholder}
    />
  );
}

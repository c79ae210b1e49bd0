import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import type { Option } from './options';
import type { FieldProps } from './useFormField';

/** Props of a field with one line of text; the form holds a string, untrimmed: the API trims. */
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

/** Props of a text field whose kind decides the keyboard of a phone. */
export type ReadyTextFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

export interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  placeholder?: string;
  maxLength?: number;
}

export interface PasswordFieldProps extends FieldProps {
  /** current-password at login, new-password where one is set. */
  autoComplete: 'current-password' | 'new-password';
}

export interface ChoiceFieldProps extends FieldProps {
  options: readonly Option[];
}

export interface SelectFieldProps extends ChoiceFieldProps {
  /** Shown while nothing is chosen. */
  placeholder?: string;
  autoComplete?: string;
}

export interface CheckboxFieldProps extends Omit<FieldProps, 'required'> {
  /** Values for checked and unchecked: true and false, or '1' and '0', … */
  on?: string | number | boolean;
  off?: string | number | boolean;
}

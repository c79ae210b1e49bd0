export { Form, type FormProps } from './form/Form';
export { FieldRow, FormActions } from './form/FormLayout';
export { type FormFailure } from './form/form-failure';
export { notifyRefusal } from './form/notify-refusal';
export { type OnFailure, type Submission } from './form/useSubmission';
export { SubmitButton, type SubmitButtonProps } from './form/SubmitButton';
export { useRows, type FormRow, type FormRows } from './form/useRows';
export { useFormValue } from './form/useFormValue';
export { useFormChange } from './form/useFormChange';
export { useFormField, type FieldProps } from './form/useFormField';
export { FieldSet } from './form/FieldFrame';
export { type Option, type OptionValue } from './form/options';
export { EmailField, PhoneField, TextField, type TextFieldProps } from './form/TextField';
export { TextAreaField, type TextAreaFieldProps } from './form/TextAreaField';
export { PasswordField, type PasswordFieldProps } from './form/PasswordField';
export { SelectField, YearField, type SelectFieldProps } from './form/SelectField';
export { DateField, type DateFieldProps } from './form/DateField';
export {
  CheckboxField,
  MultiSelectField,
  RadioField,
  type CheckboxFieldProps,
  type ChoiceFieldProps,
} from './form/ChoiceFields';
export { PictureField, type PictureFieldProps } from './form/PictureField';
export { InlineAlert as FormAlert } from './feedback/InlineAlert';

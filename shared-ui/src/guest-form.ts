export { TextField } from './guest/TextField';
export { EmailField } from './guest/EmailField';
export { PasswordField } from './guest/PasswordField';
export { TextAreaField } from './guest/TextAreaField';
export { SelectField } from './guest/SelectField';
export { CheckboxField } from './guest/CheckboxField';
export { SubmitButton } from './guest/SubmitButton';

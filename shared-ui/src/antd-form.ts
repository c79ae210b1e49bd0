export { TextField } from './antd-form/TextField';
export { EmailField } from './antd-form/EmailField';
export { PhoneField } from './antd-form/PhoneField';
export { TextAreaField } from './antd-form/TextAreaField';
export { RadioField } from './antd-form/RadioField';
export { SubmitButton } from './antd-form/SubmitButton';

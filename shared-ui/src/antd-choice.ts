export { CheckboxField } from './antd-form/CheckboxField';
export { MultiSelectField } from './antd-form/MultiSelectField';

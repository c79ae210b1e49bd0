export { SelectField } from './antd-form/SelectField';

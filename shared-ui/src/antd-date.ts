export { DateField } from './antd-form/DateField';

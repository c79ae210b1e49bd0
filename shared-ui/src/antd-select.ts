export { SelectField } from './antd-form/SelectField';
export { YearField } from './antd-form/YearField';
export { CountryField } from './antd-form/CountryField';

export { SearchSelectField, type SearchSelectFieldProps } from './select-field/SearchSelectField';
export { CountryField } from './select-field/CountryField';

export { CountryField } from './select-field/CountryField';

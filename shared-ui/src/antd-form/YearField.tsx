import { years } from '@alumni/shared-contract';
import type { SelectFieldProps } from '../form/field-props';
import { SelectField } from './SelectField';

/** A year from 1994 to now, latest first; the form holds a number, or '' for none. */
export function YearField(props: Omit<SelectFieldProps, 'options'>) {
  return <SelectField placeholder="Année…" {...props} options={years()} />;
}

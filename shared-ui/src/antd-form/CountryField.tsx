import { texts } from '@alumni/shared-contract';
import { FieldFrame } from '../form/FieldFrame';
import type { SelectFieldProps } from '../form/field-props';
import { useFormField } from '../form/useFormField';
import { loadCountries, useOptions, type LoadOptions } from './country-options';
import { ListLost } from './ListLost';
import { SelectControl } from './SelectControl';
import { useCountrySearch } from './useCountrySearch';

interface CountryFieldProps extends Omit<SelectFieldProps, 'options'> {
  /** Tests inject a list that fails or comes late. */
  load?: LoadOptions;
}

/** A country, searched while typing; the form holds its French name. */
export function CountryField({ load = loadCountries, ...props }: CountryFieldProps) {
  const { label, hint, required, placeholder = 'Tapez quelques lettres' } = props;
  const field = useFormField<string | number>(props);
  const { options, isLost, fetch } = useOptions(load);
  const { retry, ...search } = useCountrySearch(field, fetch);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <SelectControl
        {...search}
        field={field}
        hint={hint}
        autoComplete={props.autoComplete ?? 'country-name'}
        placeholder={placeholder}
        options={options ? [...options] : []}
        notFoundContent={isLost ? null : options ? texts.emptyList : 'Chargement…'}
      />
      {isLost && <ListLost onRetry={retry} />}
    </FieldFrame>
  );
}

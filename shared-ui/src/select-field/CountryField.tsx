import { lazyValue, useLazyValue } from './lazy-value';
import { SearchSelectField, type SearchSelectFieldProps } from './SearchSelectField';
import type { LabelledOption } from './filter-options';

/**
 * A country, searched while typing; the form holds its French name. The 241 names (decision 5) load
 * when the field is used.
 */
export function CountryField(props: Omit<SearchSelectFieldProps, 'options' | 'loading' | 'lost'>) {
  const { value: options, isLost } = useLazyValue(countryNames);
  return (
    <SearchSelectField
      autoComplete="country-name"
      placeholder="Tapez quelques lettres"
      {...props}
      options={options ?? none}
      loading={options === null}
      lost={isLost}
      onUse={countryNames.load}
    />
  );
}

const none: readonly LabelledOption[] = [];

const countryNames = lazyValue(async (): Promise<readonly LabelledOption[]> => {
  const { countries } = await import('@alumni/shared-contract/countries');
  return countries.map(({ nom_fr_fr: name }) => ({ value: name, label: name }));
});

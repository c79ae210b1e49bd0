import { useEffect, useState } from 'react';
import { SearchSelectField, type SearchSelectFieldProps } from './SearchSelectField';
import type { LabelledOption } from './filter-options';

/** A country by its French name; the 241 names are fetched when the field is used. */
export function CountryField(props: Omit<SearchSelectFieldProps, 'options' | 'loading'>) {
  const [wanted, setWanted] = useState(false);
  const options = useCountries(wanted);
  return (
    <SearchSelectField
      autoComplete="country-name"
      placeholder="Tapez les premières lettres"
      {...props}
      options={options ?? none}
      loading={options === null}
      onOpen={() => setWanted(true)}
    />
  );
}

const none: readonly LabelledOption[] = [];

function useCountries(wanted: boolean): readonly LabelledOption[] | null {
  const [options, setOptions] = useState<readonly LabelledOption[] | null>(null);
  useEffect(() => {
    if (!wanted || options) return;
    let mounted = true;
    void import('@alumni/shared-contract/countries').then(
      ({ countries }) =>
        mounted &&
        setOptions(countries.map(({ nom_fr_fr: name }) => ({ value: name, label: name }))),
      // Not to be had now: the next focus tries again.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [wanted, options]);
  return options;
}

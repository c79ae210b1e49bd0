import { useState } from 'react';
import type { LabelledOption } from '../form/options';
import { fold } from '../text/fold';

export type LoadOptions = () => Promise<readonly LabelledOption[]>;

let names: ReturnType<LoadOptions> | null = null;

/** The 241 countries (decision 5) in French order; a failed load is tried again by the next call. */
export const loadCountries: LoadOptions = () =>
  (names ??= import('@alumni/shared-contract/countries').then(
    ({ countries }) => countries.map(({ nom_fr_fr: name }) => ({ value: name, label: name })),
    (error: unknown) => {
      names = null;
      throw error;
    },
  ));

/** Options that load when the field is used; null until then. */
export function useOptions(load: LoadOptions) {
  const [options, setOptions] = useState<readonly LabelledOption[] | null>(null);
  const [isLost, setLost] = useState(false);
  async function fetch(): Promise<readonly LabelledOption[]> {
    try {
      const loaded = await load();
      setOptions(loaded);
      setLost(false);
      return loaded;
    } catch (error) {
      // The screen stays usable; report the error to the team.
      reportError(error);
      setLost(true);
      return [];
    }
  }
  return { options, isLost, fetch };
}

/** Whether the label contains the typed text, without accents and case. */
export const holds = (typed: string, option: LabelledOption | undefined) =>
  option !== undefined && fold(option.label).includes(fold(typed));

/** Options that start with the typed text first; otherwise in their own order. */
export function byBeginning(
  one: LabelledOption,
  other: LabelledOption,
  { searchValue }: { searchValue: string },
): number {
  const wanted = fold(searchValue);
  const rank = ({ label }: LabelledOption) => (fold(label).startsWith(wanted) ? 0 : 1);
  return rank(one) - rank(other);
}

/** The option that Enter chooses for a typed text. */
export const firstMatch = (typed: string, options: readonly LabelledOption[]) =>
  options
    .filter((option) => holds(typed, option))
    .sort((one, other) => byBeginning(one, other, { searchValue: typed }))[0];

/** The option whose whole label was typed: it counts as chosen. */
export const named = (typed: string, options: readonly LabelledOption[]) =>
  options.find(({ label }) => fold(label) === fold(typed));

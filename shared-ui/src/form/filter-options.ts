import { fold } from '../text/fold';

export interface LabelledOption {
  value: string | number;
  label: string;
}

/** Options whose label holds the typed text; those that begin with it come first. */
export function filterOptions<Option extends LabelledOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = fold(typed);
  if (!wanted) return options;
  const found = options.filter(({ label }) => fold(label).includes(wanted));
  const begins = (option: Option) => (fold(option.label).startsWith(wanted) ? 0 : 1);
  return found.toSorted((one, other) => begins(one) - begins(other));
}

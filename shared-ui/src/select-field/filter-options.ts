import { fold } from '../text/fold';

export interface LabelledOption {
  value: string | number;
  label: string;
}

/** Whether the label contains the typed text, without accents and case. */
export function holds(typed: string, label: string): boolean {
  return fold(label).includes(fold(typed));
}

/** Options that start with the typed text first; otherwise in their own order. */
export function byBeginning(typed: string) {
  const wanted = fold(typed);
  const rank = ({ label }: LabelledOption) => (fold(label).startsWith(wanted) ? 0 : 1);
  return (one: LabelledOption, other: LabelledOption) => rank(one) - rank(other);
}

/** The only option whose label equals the typed text: chosen without Enter. */
export function named(
  typed: string,
  options: readonly LabelledOption[],
): LabelledOption | undefined {
  return options.find(({ label }) => fold(label) === fold(typed));
}

/** The option that Enter chooses, for a typed text. */
export function firstMatch(
  typed: string,
  options: readonly LabelledOption[],
): LabelledOption | undefined {
  return options.filter(({ label }) => holds(typed, label)).sort(byBeginning(typed))[0];
}

import { fold } from '../text/fold';

export interface LabelledOption {
  value: string | number;
  label: string;
}

/** Whether the typed text, accents and case aside, stands in the label. */
export function holds(typed: string, label: string): boolean {
  return fold(label).includes(fold(typed));
}

/** Options that begin with the typed text first; the others keep the order they were given in. */
export function byBeginning(typed: string) {
  const wanted = fold(typed);
  const rank = ({ label }: LabelledOption) => (fold(label).startsWith(wanted) ? 0 : 1);
  return (one: LabelledOption, other: LabelledOption) => rank(one) - rank(other);
}

/** The one option whose whole label was typed: choosing it needs no Enter. */
export function named(
  typed: string,
  options: readonly LabelledOption[],
): LabelledOption | undefined {
  return options.find(({ label }) => fold(label) === fold(typed));
}

/** What Enter chooses in a list that is filtered by the typed text. */
export function firstMatch(
  typed: string,
  options: readonly LabelledOption[],
): LabelledOption | undefined {
  return options.filter(({ label }) => holds(typed, label)).sort(byBeginning(typed))[0];
}

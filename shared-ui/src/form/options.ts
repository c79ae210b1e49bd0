export type OptionValue = string | number;

/** A choice; a plain value stands for itself. */
export type Option = OptionValue | { value: OptionValue; label: string };

export function optionOf(option: Option): { value: OptionValue; label: string } {
  return typeof option === 'object' ? option : { value: option, label: String(option) };
}

/** The value of the option that a native control names by its text; numbers stay numbers. */
export function valueNamed(options: readonly Option[], text: string): OptionValue | undefined {
  return options.map(optionOf).find(({ value }) => String(value) === text)?.value;
}

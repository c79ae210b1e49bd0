export type OptionValue = string | number;

/** A choice; a plain string or number is its own label. */
export type Option = OptionValue | { value: OptionValue; label: string };

export function optionOf(option: Option): { value: OptionValue; label: string } {
  return typeof option === 'object' ? option : { value: option, label: String(option) };
}

/** Maps the text value of a native control to the option's value; numbers stay numbers. */
export function valueNamed(options: readonly Option[], text: string): OptionValue | undefined {
  return options.map(optionOf).find(({ value }) => String(value) === text)?.value;
}

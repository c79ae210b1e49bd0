export type OptionValue = string | number;

export interface LabelledOption {
  value: OptionValue;
  label: string;
}

/** A choice; a plain string or number is its own label. */
export type Option = OptionValue | LabelledOption;

export function optionOf(option: Option): LabelledOption {
  return typeof option === 'object' ? option : { value: option, label: String(option) };
}

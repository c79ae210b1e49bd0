import { years } from '@alumni/shared-contract';
import control from './control.module.css';
import { cx } from '../cx';
import { FieldFrame } from './FieldFrame';
import { optionOf, valueNamed, type Option, type OptionValue } from './options';
import { useFormField, type FieldProps } from './useFormField';

export interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Label of the empty choice. */
  placeholder?: string;
  autoComplete?: string;
}

/**
 * A native select; the form holds the option's own value (numbers stay numbers), or '' for none.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, required, options, placeholder = 'Choisir…', autoComplete } = props;
  const field = useFormField<OptionValue>(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <select
        {...field.control(hint)}
        className={cx(control.control, control.select)}
        value={field.value ?? ''}
        autoComplete={autoComplete}
        onChange={(event) => field.change(valueNamed(options, event.target.value) ?? '')}
        onBlur={field.blur}
      >
        <option value="">{placeholder}</option>
        {options.map(optionOf).map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A year from 1994 to now, latest first; the form holds a number, or '' for none. */
export function YearField(props: Omit<SelectFieldProps, 'options'>) {
  return <SelectField placeholder="Année…" {...props} options={years()} />;
}

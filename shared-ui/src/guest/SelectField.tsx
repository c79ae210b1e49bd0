import { cx } from '../cx';
import control from '../form/control.module.css';
import { FieldFrame } from '../form/FieldFrame';
import type { SelectFieldProps } from '../form/field-props';
import { optionOf, type Option, type OptionValue } from '../form/options';
import { useFormField } from '../form/useFormField';

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

/** Maps the text of the control to the option's value; numbers stay numbers. */
function valueNamed(options: readonly Option[], text: string): OptionValue | undefined {
  return options.map(optionOf).find(({ value }) => String(value) === text)?.value;
}

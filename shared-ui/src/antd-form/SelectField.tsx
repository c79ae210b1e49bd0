import { FieldFrame } from '../form/FieldFrame';
import type { SelectFieldProps } from '../form/field-props';
import { optionOf, type OptionValue } from '../form/options';
import { useFormField } from '../form/useFormField';
import { SelectControl } from './SelectControl';

interface LateSelectFieldProps extends SelectFieldProps {
  /** The person came to the field: a list that is long or costly may be asked now. */
  onFocus?: () => void;
}

/**
 * antd's Select bound to the form, which holds the option's own value (numbers stay numbers), or ''
 * for none.
 */
export function SelectField(props: LateSelectFieldProps) {
  const { label, hint, required, options, placeholder = 'Choisir…', autoComplete } = props;
  const field = useFormField<OptionValue>(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <SelectControl
        field={field}
        hint={hint}
        autoComplete={autoComplete}
        options={options.map(optionOf)}
        placeholder={placeholder}
        onFocus={props.onFocus}
        // Tab takes the active option of an open list: there is none before an arrow key.
        defaultActiveFirstOption={false}
      />
    </FieldFrame>
  );
}

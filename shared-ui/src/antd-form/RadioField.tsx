import RadioGroup from 'antd/es/radio/group';
import type { ChoiceFieldProps } from '../form/field-props';
import { FieldSet } from '../form/FieldFrame';
import { optionOf, type OptionValue } from '../form/options';
import { useFormField } from '../form/useFormField';

/** antd's Radio.Group bound to the form; the form holds the value of the checked option. */
export function RadioField(props: ChoiceFieldProps) {
  const { label, hint, required, options, disabled } = props;
  const field = useFormField<OptionValue>(props);
  return (
    <FieldSet field={field} label={label} hint={hint} required={required} role="radiogroup">
      <RadioGroup
        // The field set is the radio group: it carries the name, hint and error.
        role="presentation"
        name={field.id}
        data-invalid={field.error ? true : undefined}
        value={field.value}
        disabled={disabled}
        options={options.map(optionOf).map((option, index) => ({
          ...option,
          // The first radio has the id of the field.
          ...(index === 0 ? { id: field.id } : {}),
        }))}
        onChange={(event) => field.change(event.target.value as OptionValue)}
        onBlur={field.blur}
      />
    </FieldSet>
  );
}

import CheckboxGroup from 'antd/es/checkbox/Group';
import { FieldSet } from '../form/FieldFrame';
import type { ChoiceFieldProps } from '../form/field-props';
import { optionOf, type OptionValue } from '../form/options';
import { useFormField } from '../form/useFormField';
import styles from './MultiSelectField.module.css';

interface MultiSelectFieldProps extends ChoiceFieldProps {
  /** `lines`: one per line, for sentences. `columns`: aligned, for many short labels. */
  layout?: 'lines' | 'columns';
}

/** antd's Checkbox.Group bound to the form, which holds a list in the order of the options. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { label, hint, required, options, disabled, layout } = props;
  const field = useFormField<readonly OptionValue[]>(props);
  return (
    <FieldSet field={field} label={label} hint={hint} required={required}>
      <div data-invalid={field.error ? true : undefined} onBlur={field.blur}>
        <CheckboxGroup<OptionValue>
          // The field set is the group: it carries the name, hint and error.
          role="presentation"
          className={layout && styles[layout]}
          value={[...(field.value ?? [])]}
          disabled={disabled}
          options={options.map(optionOf)}
          onChange={field.change}
        />
      </div>
    </FieldSet>
  );
}

import Select from 'antd/es/select';
import { FieldFrame } from '../form/FieldFrame';
import { optionOf, type OptionValue } from '../form/options';
import type { SelectFieldProps } from '../form/SelectField';
import { useFormField } from '../form/useFormField';
import { popupParent } from './popup-parent';
import styles from './SelectField.module.css';

/** antd's Select bound to the form; the form holds the option's own value, '' for none. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, required, options, placeholder = 'Choisir…', disabled } = props;
  const field = useFormField<OptionValue>(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <Select<OptionValue>
        id={field.id}
        className={styles.select}
        classNames={{ popup: { root: styles.popup } }}
        aria-required={required}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={[`${field.id}-value`, field.describedBy(hint)].filter(Boolean).join(' ')}
        data-invalid={field.error ? true : undefined}
        // A screen reader reads the chosen option as the description of the empty input.
        labelRender={({ label: text }) => <span id={`${field.id}-value`}>{text}</span>}
        status={field.error ? 'error' : undefined}
        value={field.value === '' ? undefined : field.value}
        options={options.map(optionOf)}
        placeholder={placeholder}
        disabled={disabled}
        allowClear={required ? false : { label: 'Effacer' }}
        virtual={false}
        getPopupContainer={popupParent}
        onChange={(value) => field.change(value ?? '')}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}

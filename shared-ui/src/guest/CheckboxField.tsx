import { FieldNotes } from '../form/FieldFrame';
import type { CheckboxFieldProps } from '../form/field-props';
import { useFormField } from '../form/useFormField';
import styles from './CheckboxField.module.css';

/** A single native checkbox; the form holds `on` or `off` (true and false by default). */
export function CheckboxField({ on = true, off = false, ...props }: CheckboxFieldProps) {
  const { label, hint } = props;
  const field = useFormField<string | number | boolean>(props);
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          {...field.control(hint)}
          type="checkbox"
          checked={field.value === on}
          onChange={(event) => field.change(event.target.checked ? on : off)}
          onBlur={field.blur}
        />
        <span>{label}</span>
      </label>
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}

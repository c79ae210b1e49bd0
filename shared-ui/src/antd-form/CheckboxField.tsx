import Checkbox from 'antd/es/checkbox';
import { FieldNotes } from '../form/FieldFrame';
import type { CheckboxFieldProps } from '../form/field-props';
import { useFormField } from '../form/useFormField';

/** antd's Checkbox bound to the form, which holds `on` or `off` (true and false by default). */
export function CheckboxField({ on = true, off = false, ...props }: CheckboxFieldProps) {
  const { label, hint } = props;
  const field = useFormField<string | number | boolean>(props);
  return (
    <div>
      <Checkbox
        {...field.control(hint)}
        checked={field.value === on}
        onChange={({ target }) => field.change(target.checked ? on : off)}
        onBlur={field.blur}
      >
        {label}
      </Checkbox>
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}

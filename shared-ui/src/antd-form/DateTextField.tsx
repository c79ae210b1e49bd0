import Input from 'antd/es/input/Input';
import type { DateFieldProps } from '../form/useDateField';
import { leftDate, shownDate, typedDate } from '../form/date-text';
import { FieldFrame } from '../form/FieldFrame';
import { useDateField } from '../form/useDateField';

/** antd's Input bound to the form: a day typed as JJ/MM/AAAA; the form holds YYYY-MM-DD. */
export function DateTextField(props: DateFieldProps) {
  const { label, hint, required, autoComplete = 'off' } = props;
  const field = useDateField(props);
  const value = field.value ?? '';
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <Input
        {...field.control(hint)}
        status={field.error ? 'error' : undefined}
        inputMode="numeric"
        placeholder="JJ/MM/AAAA"
        autoComplete={autoComplete}
        value={shownDate(value)}
        onChange={({ target }) => field.change(typedDate(target.value, shownDate(value)))}
        onBlur={() => {
          if (leftDate(value) !== value) field.change(leftDate(value));
          field.blur();
        }}
      />
    </FieldFrame>
  );
}

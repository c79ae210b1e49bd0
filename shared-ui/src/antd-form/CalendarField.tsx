import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { dateFormats, isDay, leftDate } from '../form/date-text';
import type { DateFieldProps } from '../form/useDateField';
import { FieldFrame } from '../form/FieldFrame';
import { useDateField } from '../form/useDateField';
import { popupParent } from './popup-parent';
import styles from './CalendarField.module.css';

/** antd's DatePicker bound to the form: typed as JJ/MM/AAAA or picked; the form holds YYYY-MM-DD. */
export function CalendarField(props: DateFieldProps) {
  const { label, hint, required, min, max } = props;
  const field = useDateField(props);
  const value = field.value ?? '';
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <DatePicker
        {...field.control(hint)}
        className={styles.calendar}
        classNames={{ popup: { root: styles.popup } }}
        status={field.error ? 'error' : undefined}
        format={dateFormats}
        placeholder="JJ/MM/AAAA"
        value={isDay(value) ? dayjs(value) : null}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        // An invalid date stays in the input, with the message.
        preserveInvalidOnBlur
        getPopupContainer={popupParent}
        onChange={(day) => field.change(day?.format('YYYY-MM-DD') ?? '')}
        onBlur={({ target }) => {
          const text = (target as HTMLInputElement).value;
          if (text !== '' && !isDay(value)) field.change(leftDate(text));
          field.blur();
        }}
      />
    </FieldFrame>
  );
}

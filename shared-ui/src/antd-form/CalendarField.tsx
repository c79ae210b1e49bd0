import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { dateFormats, isDay } from './date-text';
import { FieldFrame } from '../form/FieldFrame';
import { useDateField, type DateFieldProps } from './useDateField';
import { popupParent } from '../antd-page/popup-parent';
import styles from './CalendarField.module.css';

dayjs.locale('fr');

/** antd's DatePicker bound to the form: typed as JJ/MM/AAAA or picked; the form holds YYYY-MM-DD. */
export function CalendarField(props: DateFieldProps & { isOpening?: boolean }) {
  const { label, hint, required, min, max, isOpening } = props;
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
        ref={isOpening ? focus : undefined}
        defaultOpen={isOpening}
        // An invalid date stays in the input, with the message.
        preserveInvalidOnBlur
        getPopupContainer={popupParent}
        onChange={(day) => field.change(day?.format('YYYY-MM-DD') ?? '')}
        onBlur={({ target }) => field.leave((target as HTMLInputElement).value)}
      />
    </FieldFrame>
  );
}

const focus = (picker: { focus: () => void } | null) => picker?.focus();

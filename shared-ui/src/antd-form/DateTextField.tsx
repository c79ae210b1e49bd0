import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { shownDate, typedDate } from './date-text';
import { FieldFrame } from '../form/FieldFrame';
import { useDateField, type DateFieldProps } from './useDateField';
import styles from './DateTextField.module.css';

/** antd's Input for a day typed as JJ/MM/AAAA, with a button that asks for the calendar. */
export function DateTextField(props: DateFieldProps & { onCalendar: () => void }) {
  const { label, hint, required, autoComplete = 'off', onCalendar } = props;
  const field = useDateField(props);
  const value = field.value ?? '';
  const icon = <CalendarOutlined aria-hidden aria-label="" />;
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <Input
        {...field.control(hint)}
        className={styles.date}
        status={field.error ? 'error' : undefined}
        inputMode="numeric"
        placeholder="JJ/MM/AAAA"
        autoComplete={autoComplete}
        value={shownDate(value)}
        suffix={
          <Button type="text" aria-label="Ouvrir le calendrier" icon={icon} onClick={onCalendar} />
        }
        onChange={({ target }) => field.change(typedDate(target.value, shownDate(value)))}
        onBlur={() => field.leave(value)}
      />
    </FieldFrame>
  );
}

import { useRef, type ChangeEvent } from 'react';
import { cx } from '../cx';
import control from './control.module.css';
import { isDay, leftDate, shownDate, typedDate } from './date-text';
import styles from './DateField.module.css';
import { FieldFrame } from './FieldFrame';
import { useDateField, type DateFieldProps } from './useDateField';

/**
 * A calendar day, typed or pasted as JJ/MM/AAAA in every browser language; the form holds
 * YYYY-MM-DD. `min` and `max` are inclusive. A native date input would follow the browser's
 * language, not the page's.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, required, disabled, min, max, autoComplete = 'off' } = props;
  const box = useRef<HTMLInputElement>(null);
  const field = useDateField(props);
  const value = field.value ?? '';

  const type = ({ target }: ChangeEvent<HTMLInputElement>) =>
    field.change(typedDate(target.value, shownDate(value)));
  const leave = () => {
    if (leftDate(value) !== value) field.change(leftDate(value));
    field.blur();
  };
  const pick = (day: string) => {
    field.change(day);
    box.current?.focus();
  };

  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <div className={styles.date}>
        <input
          {...field.control(hint)}
          ref={box}
          type="text"
          inputMode="numeric"
          placeholder="JJ/MM/AAAA"
          className={cx(control.control, styles.input)}
          value={shownDate(value)}
          autoComplete={autoComplete}
          onChange={type}
          onBlur={leave}
        />
        <Calendar day={isDay(value) ? value : ''} {...{ min, max, disabled }} onPick={pick} />
      </div>
    </FieldFrame>
  );
}

interface CalendarProps extends Pick<DateFieldProps, 'min' | 'max' | 'disabled'> {
  day: string;
  onPick: (day: string) => void;
}

/** The browser's calendar, opened from a hidden native input. */
function Calendar({ day, min, max, disabled, onPick }: CalendarProps) {
  const native = useRef<HTMLInputElement>(null);
  if (!('showPicker' in HTMLInputElement.prototype)) return null;
  return (
    <>
      <input
        ref={native}
        type="date"
        className={styles.native}
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        min={min}
        max={max}
        disabled={disabled}
        onChange={({ target }) => onPick(target.value)}
      />
      <button
        type="button"
        className={styles.open}
        aria-label="Ouvrir le calendrier"
        disabled={disabled}
        onClick={() => native.current?.showPicker()}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M4 6h16v14H4ZM4 10.5h16M8 3.5V8M16 3.5V8" />
        </svg>
      </button>
    </>
  );
}

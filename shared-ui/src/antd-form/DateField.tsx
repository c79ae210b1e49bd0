import { useState, type ComponentType } from 'react';
import { notifyError } from '../feedback/notify';
import type { DateFieldProps } from './useDateField';
import { DateTextField } from './DateTextField';

const load = async () => (await import('./CalendarField')).CalendarField;

/**
 * A day, typed as JJ/MM/AAAA; the form holds YYYY-MM-DD. `min` and `max` are inclusive. Typed in
 * antd's Input; its button replaces it with antd's DatePicker, open (decision 20).
 */
export function DateField(props: DateFieldProps) {
  const [Calendar, setCalendar] = useState<ComponentType<DateFieldProps & Opening> | null>(null);
  const open = () =>
    load().then(
      (Loaded) => setCalendar(() => Loaded),
      (error: unknown) => {
        reportError(error);
        notifyError();
      },
    );
  if (Calendar) return <Calendar {...props} isOpening />;
  return <DateTextField {...props} onCalendar={() => void open()} />;
}

interface Opening {
  isOpening?: boolean;
}

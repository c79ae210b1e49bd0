import { lazy, Suspense } from 'react';
import type { DateFieldProps } from '../form/useDateField';
import { DateTextField } from './DateTextField';
import { useTakeOver } from './useTakeOver';

const load = async () => ({ default: (await import('./CalendarField')).CalendarField });
const CalendarField = lazy(load);

/**
 * A day, typed as JJ/MM/AAAA; the form holds YYYY-MM-DD. `min` and `max` are inclusive. A text
 * input at first; antd's calendar, loaded when the form is used, replaces it (decision 20).
 */
export function DateField(props: DateFieldProps) {
  const { place, isReady } = useTakeOver(props.name, load);
  const text = <DateTextField {...props} />;
  if (!isReady) return <div ref={place}>{text}</div>;
  return (
    <Suspense fallback={text}>
      <CalendarField {...props} />
    </Suspense>
  );
}

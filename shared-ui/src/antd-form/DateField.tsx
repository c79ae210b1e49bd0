import { lazy, Suspense } from 'react';
import type { DateFieldProps } from '../form/useDateField';
import { DateTextField } from './DateTextField';
import { useTakeOver } from './useTakeOver';

const load = async () => ({ default: (await import('./CalendarField')).CalendarField });
const CalendarField = lazy(load);

/** A day field: a text input at first; antd's calendar replaces it once the form is used. */
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

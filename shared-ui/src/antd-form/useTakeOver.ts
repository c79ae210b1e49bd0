import { startTransition, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { isDay } from '../form/date-text';

/**
 * Whether a text date input may be replaced by the calendar: the form is used, the code is loaded,
 * the input has no focus, and its value is empty or a valid day.
 * @param load fetches the calendar's code; when it fails, the text input stays
 */
export function useTakeOver(name: string, load: () => Promise<unknown>) {
  const place = useRef<HTMLDivElement>(null);
  const { getFieldState } = useForm();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const box = place.current;
    const form = box?.closest('form');
    const show = () => {
      const value = String(getFieldState(name)?.value ?? '');
      const isFree = !box?.contains(document.activeElement) && (value === '' || isDay(value));
      if (isFree) startTransition(() => setReady(true));
      else box?.addEventListener('focusout', () => setTimeout(show), { once: true });
    };
    const ask = () => void load().then(show, (error: unknown) => reportError(error));
    form?.addEventListener('focusin', ask, { once: true });
    return () => form?.removeEventListener('focusin', ask);
  }, [name, load, getFieldState]);
  return { place, isReady };
}

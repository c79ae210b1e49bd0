import { isSessionExpired, onSessionExpired } from '@alumni/shared-auth';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { InlineAlert } from '../guest/InlineAlert';
import { dropKeptForm, formName, keepForm, readKeptForm } from './kept-form';

/**
 * Saves the form on the device when the session expires, and restores it when the same person opens
 * it after signing in again.
 * @param label tells the forms of one page apart
 */
export function ExpiryKeeper({ label = '' }: { label?: string | undefined }) {
  const form = useForm<Record<string, unknown>>();
  const [name] = useState(() => formName(label));
  const [typed] = useState(() => readKeptForm(name, form.getState().initialValues ?? {}));
  useEffect(() => {
    if (!typed) return;
    form.batch(() => Object.entries(typed).forEach(([field, value]) => form.change(field, value)));
    dropKeptForm(name);
  }, [form, name, typed]);
  useEffect(() => {
    const keep = () => {
      const { values, initialValues } = form.getState();
      keepForm(name, values, initialValues ?? {});
    };
    const stop = onSessionExpired(keep);
    return () => {
      stop();
      // Typed after the expiry was announced, before the login page appeared.
      if (isSessionExpired()) keep();
    };
  }, [form, name]);
  if (!typed) return null;
  return (
    <InlineAlert>
      Ce que vous aviez saisi avant la fin de votre connexion a été gardé : relisez, puis envoyez.
    </InlineAlert>
  );
}

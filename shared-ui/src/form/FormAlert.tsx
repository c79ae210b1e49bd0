import { useForm } from 'react-final-form';
import { InlineAlert } from '../guest/InlineAlert';
import { useFormShared } from './form-context';
import type { FormFailure } from './form-failure';

/**
 * Errors that no visible field can show: a general failure, or a message for a field not on screen.
 */
export function FormAlert({ failure }: { failure: FormFailure | null }) {
  const { serverErrors } = useFormShared();
  const form = useForm();
  const onScreen = new Set(form.getRegisteredFields());
  const orphans = Object.entries(serverErrors)
    .filter(([name]) => !onScreen.has(name))
    .map(([, text]) => text);
  const messages = failure ? [failure.message, ...orphans] : orphans;
  if (messages.length === 0) return null;
  return (
    <InlineAlert kind="error">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </InlineAlert>
  );
}

import { useEffect } from 'react';
import { useFormState } from 'react-final-form';

/** Tells who holds the form whether something was typed and not sent. */
export function UnsavedProbe({ onChange }: { onChange: (unsaved: boolean) => void }) {
  const { dirty } = useFormState({ subscription: { dirty: true } });
  useEffect(() => onChange(dirty === true), [dirty, onChange]);
  return null;
}

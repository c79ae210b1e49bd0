import { useEffect } from 'react';
import { useFormState } from 'react-final-form';

/** Reports to the owner of the form whether it has unsent changes. */
export function UnsavedProbe({ onChange }: { onChange: (unsaved: boolean) => void }) {
  const { dirty } = useFormState({ subscription: { dirty: true } });
  useEffect(() => onChange(dirty === true), [dirty, onChange]);
  return null;
}

import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { keepDraft } from '../../components/signup-draft';
import type { ProfileForm } from './profile-form';

/** Stores the draft while it is typed, against a lost connection or a closed page. */
export function DraftKeeper({ email }: { email: string }) {
  const { values, dirty } = useFormState<ProfileForm>({
    subscription: { values: true, dirty: true },
  });
  useEffect(() => {
    if (dirty) keepDraft(email, values);
  }, [email, values, dirty]);
  return null;
}

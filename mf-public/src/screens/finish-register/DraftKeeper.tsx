import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { keepDraft } from '../../components/signup-draft';
import type { ProfileForm } from './profile-form';

/** Keeps what is typed, so that a lost connection or a closed page costs nothing. */
export function DraftKeeper({ email }: { email: string }) {
  const { values, dirty } = useFormState<ProfileForm>({
    subscription: { values: true, dirty: true },
  });
  useEffect(() => {
    if (dirty) keepDraft(email, values);
  }, [email, values, dirty]);
  return null;
}

import { useFormState } from 'react-final-form';
import { useFormShared } from './form-context';

export interface SubmitReasons {
  /** Why the form cannot be sent yet; disables the button and is shown beside it. */
  reason?: string | false;
  /** The same, while a field is invalid. */
  invalidReason?: string;
}

const watched = { submitting: true, hasValidationErrors: true } as const;

/**
 * Why a submit button is disabled: a waiting time after too many attempts (429), a reason of the
 * screen, or an invalid field; '' while it is enabled.
 */
export function useStatedReason({ reason, invalidReason }: SubmitReasons) {
  const { submitting = false, hasValidationErrors } = useFormState({ subscription: watched });
  const { waiting } = useFormShared();
  const stated = waiting || reason || (hasValidationErrors && invalidReason) || '';
  return { stated, submitting };
}

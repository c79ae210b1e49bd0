import { useId, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../page/Button';
import { useFormShared } from './form-context';
import styles from './SubmitButton.module.css';

export interface SubmitButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'block' | 'onClick'
> {
  children: ReactNode;
  /** Why the form cannot be sent yet; disables the button and is shown beside it. */
  reason?: string | false;
  /** The same, while a field is invalid. */
  invalidReason?: string;
}

/**
 * Submits the form of `Form`. While submitting it is busy and ignores further clicks. It is
 * disabled while there is a `reason`, an `invalidReason` with an invalid field, or a waiting time
 * after too many attempts (429); the text is shown beside it.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, reason, invalidReason, variant = 'primary', ...look } = props;
  const id = useId();
  const { submitting, hasValidationErrors } = useFormState({
    subscription: { submitting: true, hasValidationErrors: true },
  });
  const { waiting } = useFormShared();
  const stated = waiting || reason || (hasValidationErrors && invalidReason) || '';
  return (
    <div className={styles.submit}>
      <Button
        {...look}
        type="submit"
        variant={variant}
        busy={submitting}
        disabled={stated !== ''}
        aria-describedby={stated ? id : undefined}
      >
        {children}
      </Button>
      {stated && (
        <p id={id} className={styles.reason}>
          {stated}
        </p>
      )}
    </div>
  );
}

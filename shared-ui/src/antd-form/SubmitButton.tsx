import Button from 'antd/es/button';
import { useId } from 'react';
import { useFormState } from 'react-final-form';
import { useFormShared } from '../form/form-context';
import type { SubmitButtonProps } from '../form/SubmitButton';
import styles from '../form/SubmitButton.module.css';

const watched = { submitting: true, hasValidationErrors: true } as const;

/**
 * antd's Button that submits the form of `Form`; while submitting it is busy and ignores further
 * clicks. Disabled for the same reasons as `SubmitButton` of `@alumni/shared-ui/form`.
 */
export function SubmitButton(
  props: Pick<SubmitButtonProps, 'children' | 'reason' | 'invalidReason'>,
) {
  const { children, reason, invalidReason } = props;
  const id = useId();
  const { submitting, hasValidationErrors } = useFormState({ subscription: watched });
  const { waiting } = useFormShared();
  const stated = waiting || reason || (hasValidationErrors && invalidReason) || '';
  return (
    <div className={styles.submit}>
      <Button
        htmlType="submit"
        type="primary"
        loading={submitting}
        aria-busy={submitting || undefined}
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

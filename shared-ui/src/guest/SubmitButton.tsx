import { useId, type ReactNode } from 'react';
import styles from '../form/SubmitButton.module.css';
import { useStatedReason, type SubmitReasons } from '../form/useStatedReason';
import { Button, type ButtonProps } from './Button';

interface SubmitButtonProps
  extends SubmitReasons, Pick<ButtonProps, 'variant' | 'size' | 'block' | 'onClick'> {
  children: ReactNode;
}

/**
 * A native button that submits the form of `Form`. While submitting it is busy and ignores further
 * clicks. A disabled one shows why beside it.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, reason, invalidReason, variant = 'primary', ...look } = props;
  const id = useId();
  const { stated, submitting } = useStatedReason({ reason, invalidReason });
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

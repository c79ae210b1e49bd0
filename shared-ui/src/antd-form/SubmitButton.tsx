import Button, { type ButtonProps } from 'antd/es/button';
import { useId, type ReactNode } from 'react';
import { useStatedReason, type SubmitReasons } from '../form/useStatedReason';
import styles from '../form/SubmitButton.module.css';

interface SubmitButtonProps
  extends SubmitReasons, Pick<ButtonProps, 'type' | 'size' | 'block' | 'onClick'> {
  children: ReactNode;
}

/**
 * antd's Button that submits the form of `Form`; while submitting it is busy and ignores further
 * clicks. A disabled one shows why beside it.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, reason, invalidReason, type = 'primary', ...look } = props;
  const id = useId();
  const { stated, submitting } = useStatedReason({ reason, invalidReason });
  return (
    <div className={styles.submit}>
      <Button
        {...look}
        htmlType="submit"
        type={type}
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

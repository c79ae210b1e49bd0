import { cx } from '@alumni/shared-ui/theme';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  label: string;
}

/** An icon button; its label is for assistive technology and the tooltip. */
export function IconButton({ icon, label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={cx(styles.button, className)}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

import Button, { type ButtonProps } from 'antd/es/button';
import { cx } from '@alumni/shared-ui/theme';
import styles from './HeaderButton.module.css';

interface HeaderButtonProps extends ButtonProps {
  label: string;
}

/** An icon button of the header; its label is for assistive technology and the tooltip. */
export function HeaderButton({ label, className, ...rest }: HeaderButtonProps) {
  return (
    <Button
      type="text"
      size="large"
      aria-label={label}
      title={label}
      className={cx(styles.button, className)}
      {...rest}
    />
  );
}

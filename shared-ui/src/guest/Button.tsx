import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './Button.module.css';

/** Props of `Button`: the native ones, and its look. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that the action runs; clicks are ignored, the focus stays. */
  busy?: boolean;
}

/**
 * A native button in our style, `type="button"` by default. For navigation use `LinkButton` of the
 * `router` entry point.
 */
export function Button({
  variant,
  size,
  block,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

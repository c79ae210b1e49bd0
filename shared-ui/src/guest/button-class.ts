import { cx } from '../cx';
import styles from './Button.module.css';

export interface ButtonLook {
  /**
   * primary: the main action of the page; accent: the single call to action of a public section.
   */
  variant?: 'default' | 'primary' | 'accent' | 'danger' | 'plain';
  size?: 'medium' | 'large';
  /** Full width of its container. */
  block?: boolean;
}

/** Classes of a button, also for a link that looks like one. */
export function buttonClass({ variant = 'default', size, block }: ButtonLook, more?: string) {
  return cx(
    styles.button,
    variant !== 'default' && styles[variant],
    size === 'large' && styles.large,
    block && styles.block,
    more,
  );
}

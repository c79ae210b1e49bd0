import { cx } from '../cx';
import styles from './Button.module.css';

export interface ButtonLook {
  /** primary: the action of the page; accent: the one invitation of a public section. */
  variant?: 'default' | 'primary' | 'accent' | 'danger' | 'plain';
  size?: 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
}

/** The classes of a button, for a <button> as for a link that looks like one. */
export function buttonClass({ variant = 'default', size, block }: ButtonLook, more?: string) {
  return cx(
    styles['button'],
    variant !== 'default' && styles[variant],
    size === 'large' && styles['large'],
    block && styles['block'],
    more,
  );
}

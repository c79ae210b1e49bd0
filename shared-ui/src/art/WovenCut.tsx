import type { ComponentProps } from 'react';
import { cx } from '../cx';
import styles from './WovenCut.module.css';

/** A frame for pictures, cut in steps as the cloth is: below, and on its left beside a text (60rem). */
export function WovenCut({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles['cut'], className)} />;
}

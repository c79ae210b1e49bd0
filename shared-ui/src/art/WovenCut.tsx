import type { ComponentProps } from 'react';
import { cx } from '../cx';
import styles from './WovenCut.module.css';

/** A stepped frame for pictures: cut below, and on the left beside a text (60rem). */
export function WovenCut({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.cut, className)} />;
}

import type { ComponentProps } from 'react';
import { cx } from '../cx';
import styles from './WovenCut.module.css';

/** A stepped frame for pictures: cut at the bottom, and from 60rem on also on the left. */
export function WovenCut({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.cut, className)} />;
}

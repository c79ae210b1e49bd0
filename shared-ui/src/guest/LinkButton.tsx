import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button-class';

/**
 * A router link that looks like a button: it navigates, so it stays an anchor. Screens that use
 * antd take `LinkButton` of `@alumni/shared-ui/antd-link`.
 */
export function LinkButton({
  variant,
  size,
  block,
  className,
  ...rest
}: LinkProps & ButtonLook & { className?: string }) {
  return <Link {...rest} className={buttonClass({ variant, size, block }, className)} />;
}

import Button, { type ButtonProps } from 'antd/es/button';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> {
  /** Address in the application, from `href()`. */
  to: string;
  /** Replaces the history entry. */
  replace?: boolean;
  /** State of the history entry. */
  state?: unknown;
  /** Called at a click, before the address opens. */
  onFollow?: () => void;
}

/** antd's Button as a router link: an anchor, which can be opened in another tab. */
export function LinkButton({ to, replace, state, onFollow, ...look }: LinkButtonProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state });
  return (
    <Button
      {...look}
      href={useHref(to)}
      onClick={(event) => {
        onFollow?.();
        navigate(event as React.MouseEvent<HTMLAnchorElement>);
      }}
    />
  );
}

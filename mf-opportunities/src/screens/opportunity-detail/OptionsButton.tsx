import { Button, type ButtonProps } from '@alumni/shared-ui/page';

/** What opens the options; it stands there before the menu's code does. */
export function OptionsButton(props: ButtonProps) {
  return (
    <Button {...props} aria-haspopup="menu">
      Options <span aria-hidden="true">▾</span>
    </Button>
  );
}

import { Button, type ButtonProps } from '@alumni/shared-ui/page';

/** Button of the options menu; shown before the menu's code is loaded. */
export function OptionsButton(props: ButtonProps) {
  return (
    <Button {...props} aria-haspopup="menu">
      Options <span aria-hidden="true">▾</span>
    </Button>
  );
}

import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Button, { type ButtonProps } from 'antd/es/button';
import type { Ref } from 'react';

/** Button of the options menu, also before the menu's code is loaded. */
export function OptionsButton(props: ButtonProps & { ref?: Ref<HTMLButtonElement> }) {
  return (
    <Button {...props} icon={<DownOutlined aria-hidden />} iconPlacement="end" aria-haspopup="menu">
      Options
    </Button>
  );
}

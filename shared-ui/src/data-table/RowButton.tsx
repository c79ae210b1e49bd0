import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import Button, { type ButtonProps } from 'antd/es/button';
import type { Ref } from 'react';

/** Button that opens the menu of a row; shown before the menu's code is loaded. */
export function RowButton(props: ButtonProps & { ref?: Ref<HTMLButtonElement> }) {
  return <Button {...props} type="text" icon={<MoreOutlined />} aria-haspopup="menu" />;
}

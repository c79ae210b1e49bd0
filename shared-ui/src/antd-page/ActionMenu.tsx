import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import Button from 'antd/es/button';
import Dropdown, { type DropdownProps } from 'antd/es/dropdown';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { popupParent } from './popup-parent';

interface MenuAction {
  key: string;
  label: string;
  /** Address in the application, from `href()`: the entry is a link. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
}

export interface ActionMenuProps {
  /** Text of the button, 'Options'; for a row its accessible name: 'Actions pour « Fête des anciens »'. */
  label: string;
  /** Shows three dots in place of the text. */
  isRow?: boolean;
  /** An entry that the person may not use is `false`. */
  actions: readonly (MenuAction | false)[];
}

type MenuItem = NonNullable<NonNullable<DropdownProps['menu']>['items']>[number];

/**
 * antd's Dropdown on a button, for actions that need no button of their own; renders nothing
 * without any. After an action the focus returns to the button.
 */
export function ActionMenu({ label, isRow = false, actions }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const permitted = actions.filter((action) => action !== false);
  if (permitted.length === 0) return null;

  const items = permitted.map(({ key, label: text, to, onSelect, danger }): MenuItem => ({
    key,
    danger,
    label: to === undefined ? text : <Link to={to}>{text}</Link>,
    onClick: ({ domEvent }) => {
      const isKey = domEvent.type === 'keydown';
      // The browser would activate the focused element when this key is released.
      if (isKey) domEvent.preventDefault();
      // A click on the link follows it; Enter on its entry must do the same.
      if (to !== undefined && isKey) void navigate(to);
      // The menu closes: a dialog that follows returns the focus to the button.
      if (onSelect) button.current?.focus();
      onSelect?.();
    },
  }));
  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={popupParent}
      open={open}
      onOpenChange={setOpen}
      // The arrow keys work at once, as in any menu.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      destroyOnHidden
    >
      {isRow ? (
        <Button
          ref={button}
          type="text"
          icon={<MoreOutlined />}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
        />
      ) : (
        <Button
          ref={button}
          icon={<DownOutlined aria-hidden />}
          iconPlacement="end"
          aria-haspopup="menu"
          aria-expanded={open}
        >
          {label}
        </Button>
      )}
    </Dropdown>
  );
}

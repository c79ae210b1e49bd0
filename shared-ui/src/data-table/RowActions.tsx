import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import Button from 'antd/es/button';
import Dropdown, { type DropdownProps } from 'antd/es/dropdown';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { popupParent } from '../antd-form/popup-parent';
import { AntdTheme } from '../theme/AntdTheme';

export interface RowAction {
  key: string;
  label: string;
  /** Address in the application: the line is a link. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
}

export interface RowActionsProps {
  /** Names the row: 'Actions pour « Fête des anciens »'; read, not shown. */
  label: string;
  actions: readonly RowAction[];
}

type MenuItem = NonNullable<NonNullable<DropdownProps['menu']>['items']>[number];

/** What can be done with one row, in antd's Dropdown; nothing when nothing can. */
export function RowActions({ label, actions }: RowActionsProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;

  const items = actions.map(({ key, label: text, to, onSelect, danger }): MenuItem => ({
    key,
    danger,
    label: to === undefined ? text : <Link to={to}>{text}</Link>,
    onClick: ({ domEvent }) => {
      const isKey = domEvent.type === 'keydown';
      // The browser would press what has the focus once this key is done.
      if (isKey) domEvent.preventDefault();
      // A click on the link follows it; Enter on its line must do the same.
      if (to !== undefined && isKey) void navigate(to);
      // The menu goes: a question or a dialog that follows gives the focus back to the button.
      if (onSelect) button.current?.focus();
      onSelect?.();
    },
  }));
  return (
    <AntdTheme>
      <Dropdown
        menu={{ items }}
        trigger={['click']}
        placement="bottomRight"
        getPopupContainer={popupParent}
        open={open}
        onOpenChange={setOpen}
        // The arrow keys work at once, as in any menu.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        destroyOnHidden
      >
        <Button
          ref={button}
          type="text"
          icon={<MoreOutlined />}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
        />
      </Dropdown>
    </AntdTheme>
  );
}

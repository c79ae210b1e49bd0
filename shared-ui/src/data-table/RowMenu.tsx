import Dropdown, { type DropdownProps } from 'antd/es/dropdown';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { popupParent } from '../antd-form/popup-parent';
import { AntdTheme } from '../theme/AntdTheme';
import { RowButton } from './RowButton';

export interface RowAction {
  key: string;
  label: string;
  /** Address in the application: the entry is a link. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
}

export interface RowMenuProps {
  /** Accessible name: 'Actions pour « Fête des anciens »'. */
  label: string;
  actions: readonly RowAction[];
  /** Called when the menu could not be shown. */
  onClose: () => void;
}

type MenuItem = NonNullable<NonNullable<DropdownProps['menu']>['items']>[number];

/** antd's Dropdown on a row's button, open from the start. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  // This button replaces the one that was pressed, and takes its focus.
  useEffect(() => button.current?.focus(), []);

  const items = actions.map(({ key, label: text, to, onSelect, danger }): MenuItem => ({
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
    <AntdTheme>
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
        <RowButton ref={button} aria-label={label} aria-expanded={open} />
      </Dropdown>
    </AntdTheme>
  );
}

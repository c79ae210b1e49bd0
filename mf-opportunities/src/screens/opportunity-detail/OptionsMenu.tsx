import { Link, useNavigate } from '@alumni/shared-ui/router';
import Dropdown, { type DropdownProps } from 'antd/es/dropdown';
import { useEffect, useRef, useState } from 'react';
import { OptionsButton } from './OptionsButton';

interface OptionsMenuProps {
  /** Target of 'Modifier'. */
  editAddress: string;
  /** Omitted without permission. */
  onDelete: (() => void) | undefined;
  /** Called when the menu could not be shown. */
  onClose: () => void;
}

/** antd's Dropdown, open from the start; its link stays a link, and Enter on that entry follows it. */
export function OptionsMenu({ editAddress, onDelete }: OptionsMenuProps) {
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  // This button replaces the one that was pressed, and takes its focus.
  useEffect(() => button.current?.focus(), []);
  const items: NonNullable<DropdownProps['menu']>['items'] = [
    {
      key: 'edit',
      label: <Link to={editAddress}>Modifier</Link>,
      onClick: ({ domEvent }) => domEvent.type === 'keydown' && void navigate(editAddress),
    },
    ...(onDelete ? [{ key: 'delete', label: 'Supprimer', danger: true, onClick: onDelete }] : []),
  ];
  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      getPopupContainer={(button) => button.closest('main') ?? document.body}
      open={open}
      onOpenChange={setOpen}
      // The arrows work at once, as in any menu; it is not the page's focus that moves.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      destroyOnHidden
    >
      <OptionsButton ref={button} aria-expanded={open} />
    </Dropdown>
  );
}

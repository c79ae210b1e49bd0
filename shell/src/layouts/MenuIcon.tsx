import Icon from '@ant-design/icons/es/components/Icon';
import FolderOutlined from '@ant-design/icons/es/icons/FolderOutlined';
import type { MenuEntry } from '@alumni/shared-contract';

/** The icon of a menu entry, as its remote's build drew it; older releases have none. */
export function MenuIcon({ icon }: Pick<MenuEntry, 'icon'>) {
  if (typeof icon !== 'object') return <FolderOutlined aria-hidden aria-label="" />;
  return (
    <Icon viewBox={icon.viewBox} aria-hidden aria-label="">
      <path d={icon.path} />
    </Icon>
  );
}

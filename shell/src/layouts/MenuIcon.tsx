import Icon from '@ant-design/icons/es/components/Icon';
import FolderOutlined from '@ant-design/icons/es/icons/FolderOutlined';
import type { Drawing } from '@alumni/shared-contract';

/** The icon of a menu entry, as its remote's build drew it; older releases have none. */
export function MenuIcon({ drawing }: { drawing: Drawing | undefined }) {
  if (!drawing) return <FolderOutlined aria-hidden aria-label="" />;
  return (
    <Icon viewBox={drawing.viewBox} aria-hidden aria-label="">
      <path d={drawing.path} />
    </Icon>
  );
}

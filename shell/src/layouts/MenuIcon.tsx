import Icon from '@ant-design/icons/es/components/Icon';
import FolderOutlined from '@ant-design/icons/es/icons/FolderOutlined';

interface MenuIconProps {
  drawing: { viewBox: string; path: string } | undefined;
}

/** The icon of a menu entry, as its remote's build drew it; older releases have none. */
export function MenuIcon({ drawing }: MenuIconProps) {
  if (!drawing) return <FolderOutlined aria-hidden aria-label="" />;
  return (
    <Icon viewBox={drawing.viewBox} aria-hidden aria-label="">
      <path d={drawing.path} />
    </Icon>
  );
}

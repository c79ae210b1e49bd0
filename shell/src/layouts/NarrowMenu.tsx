import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { useLocation } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { HeaderButton } from './HeaderButton';

const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer')).MenuDrawer);

/** The menu behind a button, for narrow screens; loaded when first opened, closed by navigation. */
export function NarrowMenu() {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  const open = openedAt === pathname;
  function show() {
    setTimes(times + 1);
    setOpenedAt(pathname);
  }
  return (
    <>
      <HeaderButton
        label="Ouvrir le menu"
        icon={<MenuOutlined aria-hidden aria-label="" />}
        aria-expanded={open}
        onClick={show}
      />
      {/* Opened again after a failed load, it loads again. */}
      {times > 0 && <MenuDrawer key={times} open={open} onClose={() => setOpenedAt(null)} />}
    </>
  );
}

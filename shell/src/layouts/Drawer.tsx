import { useLocation } from '@alumni/shared-ui/router';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './IconButton';
import styles from './Drawer.module.css';

interface DrawerProps {
  /** Accessible name of the menu. */
  label: string;
  children: ReactNode;
}

/** A menu behind a button, for narrow screens: a native modal dialog, closed by navigation. */
export function Drawer({ label, children }: DrawerProps) {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === pathname;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal?.();
    else dialog.current?.close?.();
  }, [open]);

  return (
    <>
      <IconButton
        icon="menu"
        label="Ouvrir le menu"
        aria-expanded={open}
        onClick={() => setOpenedAt(pathname)}
      />
      {/* Closed by a click outside, by Escape, and by a link, also to the same page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={dialog}
        aria-label={label}
        className={styles.drawer}
        data-ground="ink"
        onClose={() => setOpenedAt(null)}
        onClick={(event) => leads(event) && setOpenedAt(null)}
      >
        {open && (
          <div className={styles.panel}>
            <IconButton
              icon="close"
              label="Fermer le menu"
              className={styles.close}
              onClick={() => setOpenedAt(null)}
            />
            {children}
          </div>
        )}
      </dialog>
    </>
  );
}

function leads({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget || (target instanceof Element && target.closest('a') !== null);
}

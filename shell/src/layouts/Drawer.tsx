import { useLocation } from '@alumni/shared-ui/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './IconButton';
import styles from './Drawer.module.css';

interface DrawerProps {
  /** Name of the menu inside. */
  label: string;
  children: ReactNode;
}

/** A menu behind a button, for narrow screens: a native modal dialog that a navigation closes. */
export function Drawer({ label, children }: DrawerProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => setOpen(false), [pathname]);
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
        onClick={() => setOpen(true)}
      />
      {/* A click beside the panel closes it; Escape does the same by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={dialog}
        aria-label={label}
        className={styles.drawer}
        data-ground="ink"
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && setOpen(false)}
      >
        {open && (
          <div className={styles.panel}>
            <IconButton
              icon="close"
              label="Fermer le menu"
              className={styles.close}
              onClick={() => setOpen(false)}
            />
            {children}
          </div>
        )}
      </dialog>
    </>
  );
}

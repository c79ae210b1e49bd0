import { Button } from '@alumni/shared-ui/page';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './OptionsMenu.module.css';

interface OptionsMenuProps {
  label: string;
  /** Links and buttons; choosing one closes the list. */
  children: ReactNode;
}

/** A button that shows a short list of actions; Escape, a choice or a click elsewhere hides it. */
export function OptionsMenu({ label, children }: OptionsMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useClosing(root, open, setOpen);

  function closeOnEscape(key: string) {
    if (!open || key !== 'Escape') return;
    setOpen(false);
    opener.current?.focus();
  }

  return (
    // The keys bubble from the buttons and links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles['root']} onKeyDown={(event) => closeOnEscape(event.key)}>
      <Button ref={opener} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label} <span aria-hidden="true">▾</span>
      </Button>
      {/* The choices inside are links and buttons, reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div id={id} className={styles['list']} hidden={!open} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  );
}

function useClosing(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
) {
  useEffect(() => {
    if (!open) return undefined;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [root, open, setOpen]);
}

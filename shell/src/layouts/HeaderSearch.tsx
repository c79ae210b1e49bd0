import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { searchToggleMs } from '@alumni/shared-contract';
import { lazyPart } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { useHasRoute } from '../composition/app-context';
import styles from './HeaderSearch.module.css';
import { opensBySlash } from './slash-key';

// antd's Modal and Input: load them on demand.
const SearchDialog = lazyPart(async () => (await import('./SearchDialog')).SearchDialog);

/**
 * Search button on every screen: leads to the directory with the typed search. The key `/` opens it
 * too, unless the person turned that off.
 */
export function HeaderSearch() {
  const { open, toggle, setOpen } = useToggle();
  const hasRoute = useHasRoute();
  if (!hasRoute('liste_ancien')) return <span className={styles.space} />;
  return (
    <>
      <Button
        size="large"
        shape="round"
        icon={<SearchOutlined aria-hidden aria-label="" />}
        className={styles.opener}
        onClick={() => toggle(true)}
      >
        <span className={styles.label}>Rechercher des alumni</span>
      </Button>
      {open && <SearchDialog onClose={() => toggle(false)} onSent={() => setOpen(false)} />}
    </>
  );
}

/**
 * A double tap opens once: the second tap falls on the new backdrop, and is too early to close it.
 * Escape closes at once, also while the dialog is loading. `/` opens, except in a text field.
 */
function useToggle() {
  const [open, setOpen] = useState(false);
  const last = useRef(-searchToggleMs);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (open && event.key === 'Escape') setOpen(false);
      if (open || event.key !== '/' || isTyping(event.target) || !opensBySlash()) return;
      // The field would receive the key.
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  function toggle(next: boolean) {
    const now = performance.now();
    if (now - last.current < searchToggleMs) return;
    last.current = now;
    setOpen(next);
  }
  return { open, toggle, setOpen };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

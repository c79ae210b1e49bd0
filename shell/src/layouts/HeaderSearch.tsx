import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { searchToggleMs } from '@alumni/shared-contract';
import { lazyPart } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { useHasRoute } from '../composition/app-context';
import styles from './HeaderSearch.module.css';

// antd's Modal and Input: load them on demand.
const SearchDialog = lazyPart(async () => (await import('./SearchDialog')).SearchDialog);

/** Search button on every screen: leads to the directory with the typed search. */
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
 * Escape closes at once, also while the dialog is loading.
 */
function useToggle() {
  const [open, setOpen] = useState(false);
  const last = useRef(-searchToggleMs);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
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

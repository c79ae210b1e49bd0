import { searchToggleMs } from '@alumni/shared-contract';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useHasRoute } from '../composition/app-context';
import { Icon } from './Icon';
import styles from './HeaderSearch.module.css';

// The dialog uses antd: load it on demand.
const SearchDialog = lazy(() =>
  import('./SearchDialog').then((module) => ({ default: module.SearchDialog })),
);

/** Search button on every screen: leads to the directory with the typed search. */
export function HeaderSearch() {
  const { open, toggle, setOpen } = useToggle();
  const hasRoute = useHasRoute();
  if (!hasRoute('liste_ancien')) return <span className={styles.space} />;
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => toggle(true)}>
        <Icon name="search" />
        <span>Rechercher des alumni</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => toggle(false)} onSent={() => setOpen(false)} />
        </Suspense>
      )}
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

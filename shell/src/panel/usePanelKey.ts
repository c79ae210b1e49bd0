import { useEffect, useState } from 'react';

/** Shift + F9 opens and closes the panel: no browser and no screen reader uses it. */
export function usePanelKey() {
  /** Null: not asked for so far. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const onKey = ({ key, shiftKey, repeat }: KeyboardEvent) => {
      if (key === 'F9' && shiftKey && !repeat) setOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, close: () => setOpen(false) };
}

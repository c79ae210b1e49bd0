import { useEffect, useEffectEvent } from 'react';

/** What each key does, by its letter. */
export type Shortcuts = Record<string, () => void>;

const typing = 'input, textarea, select, [contenteditable], [role="combobox"]';

/**
 * One key for one action, outside of fields and dialogs. People who use speech input can switch them
 * off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat || document.querySelector('[role*="dialog"]'))
      return;
    if (target instanceof Element && isTyping(target)) return;
    const action = shortcuts[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** A checkbox takes no letters. */
const isTyping = (target: Element) =>
  target.matches(typing) && !target.matches('[type="checkbox"], [type="radio"]');

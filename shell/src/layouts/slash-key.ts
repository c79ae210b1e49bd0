const storageKey = 'alumni.slash';

/**
 * Whether the key `/` opens the search in this browser. A shortcut of one character can be turned off
 * (WCAG 2.1.4): software that turns speech into keys types it by mistake.
 */
export function opensBySlash(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function setOpensBySlash(opens: boolean): void {
  try {
    localStorage.setItem(storageKey, opens ? 'on' : 'off');
  } catch {
    // Storage is blocked: the shortcut stays.
  }
}

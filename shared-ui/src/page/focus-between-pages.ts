let isMoved = false;

/** Call when a page leaves: notes whether the user moves the focus before the next one is there. */
export function watchFocus(): void {
  isMoved = false;
  addEventListener('keydown', onKeyDown, true);
  addEventListener('pointerdown', onPointerDown, true);
}

/**
 * Call when the next page is there.
 * @returns whether the user moved the focus meanwhile, on a slow network: to the menu, into a field
 *   or a panel. The page must not take it away then.
 */
export function wasFocusMoved(): boolean {
  removeEventListener('keydown', onKeyDown, true);
  removeEventListener('pointerdown', onPointerDown, true);
  return isMoved && document.activeElement !== document.body;
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key === 'Tab') isMoved = true;
}

function onPointerDown(): void {
  isMoved = true;
}

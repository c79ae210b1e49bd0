/**
 * Container of a popup: the dialog or landmark of its control. Screen readers ignore content
 * outside a modal dialog.
 */
export function popupParent(control: HTMLElement): HTMLElement {
  return control.closest<HTMLElement>('[role="dialog"], main') ?? document.body;
}

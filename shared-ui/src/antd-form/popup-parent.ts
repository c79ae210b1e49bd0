/**
 * Where a popup is drawn: in the dialog or landmark of its control. Screen readers do not read what
 * stands outside a modal dialog.
 */
export function popupParent(control: HTMLElement): HTMLElement {
  return control.closest<HTMLElement>('[role="dialog"], main') ?? document.body;
}

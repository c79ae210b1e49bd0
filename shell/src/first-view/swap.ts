import { keepSelection } from './keep-selection';
import { counterpart } from './counterpart';

/**
 * Replaces the server's view by the page's own view before the next paint. Keeps scroll position,
 * focus, selection and typed text, and repeats an early click, unless it would do the opposite.
 */
export function swap(drawn: HTMLElement, root: HTMLElement): void {
  const scroll = { left: window.scrollX, top: window.scrollY, behavior: 'instant' } as const;
  const own = (element: Element | null) => counterpart(element, drawn, root);
  const focused = own(drawn.contains(document.activeElement) ? document.activeElement : null);
  const early = drawn.querySelector<HTMLElement>('[data-pressed]');
  const pressed = own(early);
  const restoreSelection = keepSelection(drawn, own);
  typeAgain(drawn, own);
  // The style sheet shows the root once the server's view is removed (boot.css).
  drawn.remove();
  window.scrollTo(scroll);
  focused?.focus({ preventScroll: true });
  restoreSelection();
  if (early && pressed && meaning(early) === meaning(pressed)) pressed.click();
}

/** What a press on a toggle does: its `value`. The page's own view may be in the other state. */
const meaning = (element: HTMLElement) =>
  element instanceof HTMLButtonElement ? element.value : '';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Use the setter of the element's own class, so that React notices. */
function typeAgain(drawn: HTMLElement, own: (element: Element) => HTMLElement | null) {
  for (const field of drawn.querySelectorAll<Field>('input, textarea, select')) {
    const twin = own(field) as Field | null;
    if (!twin) continue;
    if (isTicked(field) !== isTicked(twin)) twin.click();
    if (field.value === firstValue(field)) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value')?.set?.call(
      twin,
      field.value,
    );
    const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
    twin.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

const isTicked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/** The server's view of it. */
function firstValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

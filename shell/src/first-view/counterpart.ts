/**
 * The element of the page's own view that stands where this one stands in the server's; null when
 * there is another kind of element, or none.
 */
export function counterpart(
  element: Element | null,
  drawn: HTMLElement,
  root: HTMLElement,
): HTMLElement | null {
  const from = layoutOf(drawn);
  let found: Element | null | undefined = layoutOf(root);
  if (!element || !from?.contains(element)) return null;
  for (const place of placeIn(from, element)) found = found?.children[place];
  return found instanceof HTMLElement && found.tagName === element.tagName ? found : null;
}

/** Both views hold one layout around one main. */
const layoutOf = (view: HTMLElement) => view.querySelector('main')?.parentElement;

function placeIn(from: Element, element: Element): number[] {
  const places: number[] = [];
  for (let at = element; at !== from && at.parentElement; at = at.parentElement) {
    places.unshift([...at.parentElement.children].indexOf(at));
  }
  return places;
}

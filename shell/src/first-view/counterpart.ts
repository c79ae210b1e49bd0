/**
 * Finds the element of the page's own view that corresponds to one of the server's view.
 * @returns null when there is none of the same kind
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

/** Both views have the same layout around one main; the members' has a sidebar beside it. */
const layoutOf = (view: HTMLElement) => {
  const main = view.querySelector('main');
  return main?.closest('[data-layout]') ?? main?.parentElement;
};

function placeIn(from: Element, element: Element): number[] {
  const places: number[] = [];
  for (let at = element; at !== from && at.parentElement; at = at.parentElement) {
    places.unshift([...at.parentElement.children].indexOf(at));
  }
  return places;
}

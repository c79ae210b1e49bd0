/**
 * Finds the element of the page's own view that corresponds to one of the server's view: the same
 * place in the same region. A narrow window has no sidebar beside the regions, the server's view has.
 * @returns null when there is none of the same kind
 */
export function counterpart(
  element: Element | null,
  drawn: HTMLElement,
  root: HTMLElement,
): HTMLElement | null {
  if (!element || !drawn.contains(element)) return null;
  const region = element.closest('main') ?? element.closest('header, aside, footer');
  const from = region ?? layoutOf(drawn);
  let found: Element | null | undefined = region ? regionLike(region, root) : layoutOf(root);
  if (!from?.contains(element)) return null;
  for (const place of placeIn(from, element)) found = found?.children[place];
  return found instanceof HTMLElement && found.tagName === element.tagName ? found : null;
}

/** The page's own region of that kind; screens have headers and footers of their own in `main`. */
const regionLike = (region: Element, root: HTMLElement) =>
  [...root.querySelectorAll(region.tagName)].find(
    (one) => one.tagName === 'MAIN' || !one.closest('main'),
  );

/** Both views have the same layout around one main; the members' is marked. */
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

/** Where the focus was, in a form that outlives the element. */
export interface FocusStop {
  element: HTMLElement;
  /** The element and what it stood in, with the place of each among its siblings, inside first. */
  path: { node: Element; place: number }[];
}

export function focusStop(element: HTMLElement): FocusStop {
  const path: FocusStop['path'] = [];
  for (let node: Element = element; node.parentElement; node = node.parentElement) {
    path.push({ node, place: [...node.parentElement.children].indexOf(node) });
  }
  return { element, path };
}

/** Brings the focus to the last stop that is still there, or to what stands nearest to it. */
export function restoreFocus(trail: readonly FocusStop[]): void {
  for (const stop of [...trail].reverse()) {
    if (stop.element.isConnected) {
      // It may be there and hidden, as the entry of a menu that closed.
      if (take(stop.element)) return;
    } else if (whatLeft(stop.path).parent !== document.body) {
      // No title yet: a page is on its way, and takes the focus itself.
      void (take(neighbour(stop)) || take(titleAround(stop)));
      return;
    }
  }
  take(pageTitle());
}

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** In the row that took the place of the one that left, the control that stands where it stood. */
function neighbour({ element, path }: FocusStop): HTMLElement | null {
  const { left, parent } = whatLeft(path);
  if (!left || !parent?.matches('ul, ol, tbody, [role="list"]')) return null;
  const row = parent.children[left.place] ?? parent.children[left.place - 1];
  const controls = row ? [...row.querySelectorAll<HTMLElement>(focusable)] : [];
  const place = [...left.node.querySelectorAll(focusable)].indexOf(element);
  return controls[place] ?? controls[0] ?? null;
}

/** The title of the part that is still there. */
function titleAround({ path }: FocusStop): HTMLElement | null {
  const { parent } = whatLeft(path);
  const part = parent?.closest('dialog, [role="dialog"], section[aria-labelledby]');
  return part?.querySelector<HTMLElement>('h1, h2, h3') ?? pageTitle();
}

const pageTitle = () => document.querySelector<HTMLElement>('h1');

/** The whole that was taken away with the element, and what it stood in. */
function whatLeft(path: FocusStop['path']) {
  const left = path.filter(({ node }) => !node.isConnected).at(-1);
  const parent = path.find(({ node }) => node.isConnected)?.node;
  return { left, parent };
}

function take(element: HTMLElement | null): boolean {
  if (!element) return false;
  if (/^H\d$/.test(element.tagName) && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Position of a focused element, still usable after the element is removed. */
export interface FocusStop {
  element: HTMLElement;
  /** The element and its ancestors, innermost first, each with its index among its siblings. */
  path: { node: Element; place: number }[];
}

export function focusStop(element: HTMLElement): FocusStop {
  const path: FocusStop['path'] = [];
  for (let node: Element = element; node.parentElement; node = node.parentElement) {
    path.push({ node, place: [...node.parentElement.children].indexOf(node) });
  }
  return { element, path };
}

/** Focuses the last stop that still exists, or the element nearest to it. */
export function restoreFocus(trail: readonly FocusStop[]): void {
  for (const stop of [...trail].reverse()) {
    if (stop.element.isConnected) {
      // It may exist and be hidden, such as an entry of a closed menu.
      if (take(stop.element)) return;
    } else if (!wasInMenu(stop) && whatLeft(stop.path).parent !== document.body) {
      // No title yet: a page is loading, and takes the focus itself.
      void (take(neighbour(stop)) || take(titleAround(stop)));
      return;
    }
  }
  take(pageTitle());
}

/** A menu is opened by the control that had the focus before. */
const wasInMenu = ({ path }: FocusStop) =>
  path.some(({ node }) => !node.isConnected && node.matches('[role="menu"]'));

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** In the row that replaced the removed one: the control at the same position. */
function neighbour({ element, path }: FocusStop): HTMLElement | null {
  const { left, parent } = whatLeft(path);
  if (!left || !parent?.matches('ul, ol, tbody, [role="list"]')) return null;
  const row = parent.children[left.place] ?? parent.children[left.place - 1];
  const controls = row ? [...row.querySelectorAll<HTMLElement>(focusable)] : [];
  const place = [...left.node.querySelectorAll(focusable)].indexOf(element);
  return controls[place] ?? controls[0] ?? null;
}

/** The title of the part that remains. */
function titleAround({ path }: FocusStop): HTMLElement | null {
  const { parent } = whatLeft(path);
  const part = parent?.closest('dialog, [role="dialog"], section[aria-labelledby]');
  return part?.querySelector<HTMLElement>('h1, h2, h3') ?? pageTitle();
}

const pageTitle = () => document.querySelector<HTMLElement>('h1');

/** The outermost removed ancestor, and its parent. */
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

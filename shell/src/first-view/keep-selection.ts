/** One end of a selection, as characters from the start of an element. */
interface SelectionPoint {
  element: Element;
  letters: number;
}

/**
 * Remembers the text selected in the server's view.
 * @param own maps an element of the server's view to the page's own view
 * @returns selects the same text there
 */
export function keepSelection(
  drawn: HTMLElement,
  own: (element: Element) => HTMLElement | null,
): () => void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || !drawn.contains(selection.anchorNode)) {
    return () => undefined;
  }
  const ends = [
    endOf(selection.anchorNode, selection.anchorOffset),
    endOf(selection.focusNode, selection.focusOffset),
  ].map((end) => end && { ...end, element: own(end.element) });
  return () => {
    const [anchor, focus] = ends.map((end) => end?.element && pointIn(end.element, end.letters));
    if (anchor && focus) {
      selection.setBaseAndExtent(anchor.node, anchor.offset, focus.node, focus.offset);
    }
  };
}

function endOf(node: Node | null, offset: number): SelectionPoint | null {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!node || !element) return null;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return { element, letters: before.toString().length };
}

function pointIn(element: Element, letters: number): { node: Node; offset: number } | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left <= length) return { node, offset: left };
    left -= length;
  }
  return null;
}

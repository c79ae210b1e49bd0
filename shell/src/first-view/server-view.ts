/** The view that the server drew, until the page's own takes its place; null when there is none. */
export function serverView(): HTMLElement | null {
  return document.getElementById('ssr');
}

/** The server's view, until the page's own view replaces it; null when there is none. */
export function serverView(): HTMLElement | null {
  return document.getElementById('ssr');
}

/**
 * While `wanted`, leaves plain clicks on internal links to the browser: a full page load brings the
 * new release.
 * @returns stops listening
 */
export function followLinksWithPageLoads(wanted: () => boolean): () => void {
  function onClick(event: MouseEvent) {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const isAnother = link.pathname !== location.pathname;
    // Capture before the router, which listens below the document.
    if (isAnother && wanted()) event.stopPropagation();
  }
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

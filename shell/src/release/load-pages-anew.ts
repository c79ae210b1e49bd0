/**
 * While `wanted`, a plain click on a link of ours is left to the browser, which loads the whole next
 * page: the new release comes in without anybody being asked.
 * @returns how to stop
 */
export function loadPagesAnew(wanted: () => boolean): () => void {
  function onClick(event: MouseEvent) {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const isAnother = link.pathname !== location.pathname;
    // The router listens below the document: it does not hear of this click.
    if (isAnother && wanted()) event.stopPropagation();
  }
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

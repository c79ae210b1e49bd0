import { showParcel } from './show-parcel';

/** Every container that shows a parcel, with its removal function. */
const places = new Map<HTMLElement, () => void>();

/** Shows the parcel named by `data-alumni`; a second call for the same container does nothing. */
export function mountPlace(place: HTMLElement): void {
  if (!places.has(place)) places.set(place, showParcel(place));
}

/** Handles containers in the document, and those added or removed later. */
export function watchDocument(): void {
  const look = () => {
    for (const [place, takeAway] of places) {
      if (place.isConnected) continue;
      places.delete(place);
      takeAway();
    }
    document.querySelectorAll<HTMLElement>('[data-alumni]').forEach(mountPlace);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  look();
}

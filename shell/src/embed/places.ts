import { showParcel } from './show-parcel';

/** Each place that shows a parcel, and how to take it away. */
const places = new Map<HTMLElement, () => void>();

/** Shows the parcel that `data-alumni` names; a second call for the same place does nothing. */
export function mountPlace(place: HTMLElement): void {
  if (!places.has(place)) places.set(place, showParcel(place));
}

/** Places that are in the document, that come later, and that leave. */
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

/**
 * Parcels on a page of another site: `<div data-alumni="dernieres-actualites"></div><script
 * src="…/embed.js" async></script>`.
 */
import './network';
import { prepareScript } from './prepare-script';
import { mountPlace, watchDocument } from './places';

declare global {
  interface Window {
    /** For pages that create their containers later: `AlumniEmbed.mount(element)`. */
    AlumniEmbed?: { mount: (place: HTMLElement) => void };
    /** Called by the style loader of every build (federation/build/src/preset/base-config.mjs). */
    __placeSheet?: (link: HTMLLinkElement) => void;
  }
}

// The script may be in the page twice: the first one handles every container.
if (!window.AlumniEmbed) {
  window.__prepareScript = prepareScript;
  // The style sheets of a parcel are in its shadow root before it is mounted.
  window.__placeSheet = (link) => queueMicrotask(() => link.onload?.(new Event('load')));
  window.AlumniEmbed = { mount: mountPlace };
  watchDocument();
}

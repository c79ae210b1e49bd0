/** What functions of the preset that run in the browser find there. */
interface Window {
  /** Puts a style sheet into the shadow roots: set by embed.js on pages of other sites. */
  __placeSheet?: (link: HTMLLinkElement) => void;
  /**
   * Addresses of the style sheets of standard entries, in the order of their arrival; read by
   * `standard/sheets.ts`.
   */
  __alumniSheets?: string[];
}

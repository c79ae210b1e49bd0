/**
 * The first styles of a box: what it would inherit from the page is put back, and the notices that
 * stand before any other sheet came are readable, in the colours of the system.
 */
export function resetSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :where(.alumni) {
      all: initial;
      direction: ltr;
      display: block;
      color-scheme: light dark;
      padding: 1em;
      font-family: system-ui, sans-serif;
      line-height: 1.5;
      color: CanvasText;
      background: Canvas;
    }
    :host([data-theme='light']) :where(.alumni) { color-scheme: light; }
    :host([data-theme='dark']) :where(.alumni) { color-scheme: dark; }
    .notice p { margin-block: 0 0.75em; }
    .notice button { min-height: 2.75em; margin-right: 1em; padding-inline: 1em; font: inherit; cursor: pointer; }
    .notice a { color: LinkText; }
  `);
  return sheet;
}

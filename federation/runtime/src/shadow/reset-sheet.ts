/**
 * First style sheet of a container: resets what it inherits from the page, and styles the notices
 * shown before other sheets load, with system colours.
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

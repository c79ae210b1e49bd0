/** Shown over the server's view when the page's own view does not load. */
export const readableText =
  'Vous pouvez lire cette page, mais ce qui s’y clique ou s’y remplit n’a pas pu être chargé.';

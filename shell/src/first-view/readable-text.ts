/** Over a view that the server drew, when the page's own does not come. */
export const readableText =
  'Vous pouvez lire cette page, mais ce qui s’y clique ou s’y remplit n’a pas pu être chargé.';

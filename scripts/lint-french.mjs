/** Rules of our own for oxlint. */

/** A straight apostrophe after an elision: French texts on screen use the typographic one. */
const straight = /(^|[^a-zà-ÿ])([ldjmtsnc]|qu|jusqu)'[a-zà-ÿ]/i;

const oneApostrophe = {
  create(context) {
    const check = (node, text) => {
      if (typeof text !== 'string' || !straight.test(text)) return;
      context.report({ node, message: 'Write ’ in French texts.' });
    };
    return {
      JSXText: (node) => check(node, node.value),
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'french' }, rules: { 'one-apostrophe': oneApostrophe } };

import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import ts from 'typescript';

/**
 * Adds no-break spaces to every French text of the sources at build time: string literals,
 * templates and JSX text. Used for both the page and the first view, so that they match.
 * @type {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
export const frenchSpacesTransformer = (context) => (file) => {
  const visit = (node) =>
    withSpaces(node, context.factory) ?? ts.visitEachChild(node, visit, context);
  return ts.visitNode(file, visit);
};

/** The node with no-break spaces; undefined for a node without text. */
function withSpaces(node, factory) {
  const create = creators(factory)[node.kind];
  if (!create) return undefined;
  const text = frenchSpaces(node.text);
  return text === node.text ? node : create(text);
}

const creators = (factory) => ({
  [ts.SyntaxKind.JsxText]: (text) => factory.createJsxText(text),
  [ts.SyntaxKind.StringLiteral]: (text) => factory.createStringLiteral(text),
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral]: (text) =>
    factory.createNoSubstitutionTemplateLiteral(text),
  [ts.SyntaxKind.TemplateHead]: (text) => factory.createTemplateHead(text),
  [ts.SyntaxKind.TemplateMiddle]: (text) => factory.createTemplateMiddle(text),
  [ts.SyntaxKind.TemplateTail]: (text) => factory.createTemplateTail(text),
});

import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import ts from 'typescript';

/**
 * Gives every text of the sources its no-break spaces when it is built: string literals, templates
 * and text between tags. For the page and for the server's first view alike, or they would differ.
 * @type {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
export const frenchSpacesTransformer = (context) => (file) => {
  const visit = (node) =>
    withSpaces(node, context.factory) ?? ts.visitEachChild(node, visit, context);
  return ts.visitNode(file, visit);
};

/** The same node with its spaces; nothing for what is no text. */
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

import ts from 'typescript';

/**
 * What a script or a declaration imports.
 * @param {string} text
 * @returns {{ module: string, end: number }[]} in order; `end`: place of the closing quote
 */
export function importsIn(text) {
  const found = [];
  const visit = (node) => {
    const literal = moduleOf(node);
    if (literal && ts.isStringLiteral(literal)) {
      found.push({ module: literal.text, end: literal.end - 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', text, ts.ScriptTarget.ES2022));
  return found;
}

/** `import … from 'x'`, `export … from 'x'`, `import('x')` in code and among types. */
function moduleOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  }
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

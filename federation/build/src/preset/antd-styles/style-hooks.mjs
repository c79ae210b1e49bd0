import ts from 'typescript';

/** antd's functions that make a style hook or a style component; the styles are their arguments. */
const makers = /^gen(StyleHooks|ComponentStyleHook|SubStyleComponent)$/;

/**
 * The style hooks of one of antd's style modules.
 * @param {string} source a module of `antd/es/<component>/style`
 * @returns {{ exported: string, component: string, isPart: boolean, from: number, to: number }[]}
 *   `exported`: name of the export; `component`: antd's name, 'Button' or 'Input-Search'; `isPart`: a
 *   component that adds styles to another's; `from` and `to`: place of the arguments after the name
 */
export function styleHooksIn(source) {
  const file = ts.createSourceFile('style.js', source, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) => {
    const call = makerCall(statement);
    return call ? [hookOf(statement, call)] : [];
  });
}

function makerCall(node) {
  if (ts.isCallExpression(node) && makers.test(node.expression.getText())) return node;
  return ts.forEachChild(node, makerCall);
}

function hookOf(statement, call) {
  const [name, ...styles] = call.arguments;
  const cells = ts.isArrayLiteralExpression(name) ? [...name.elements] : [name];
  return {
    exported: ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0].name.getText()
      : 'default',
    component: cells.map(({ text }) => text).join('-'),
    isPart: call.expression.getText() === 'genSubStyleComponent',
    from: name.end,
    to: styles.at(-1)?.end ?? name.end,
  };
}
